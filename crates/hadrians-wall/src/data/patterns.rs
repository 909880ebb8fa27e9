//! Every way a scout pattern can lie on the map (HW-6.61, HW-6.64).

use arrayvec::ArrayVec;

use crate::vocab::Cells;

type Shape = Vec<(usize, usize)>;

/// All placements of a pattern on the empty map, rotated and mirrored, each set of cells once (HW-12.8).
pub(super) fn placements(cells: &[[usize; 2]]) -> ArrayVec<Cells, 68> {
    let printed: Shape = cells.iter().map(|[row, column]| (*row, *column)).collect();
    let mut found: Vec<Cells> = orientations(&printed).iter().flat_map(everywhere).collect();
    found.sort_unstable_by_key(|cells| cells.0.reverse_bits());
    found.dedup();
    found.reverse();
    found.into_iter().collect()
}

/// The eight turned and mirrored forms; some may be equal.
fn orientations(printed: &Shape) -> Vec<Shape> {
    let mirrored = normal(printed.iter().map(|(row, column)| (*row, 3 - column)).collect());
    let mut shapes = vec![normal(printed.clone()), mirrored];
    for index in 0..6 {
        let turned = shapes[index].iter().map(|(row, column)| (*column, 3 - row)).collect();
        shapes.push(normal(turned));
    }
    shapes
}

/// The same shape pushed into the top left corner.
fn normal(shape: Shape) -> Shape {
    let top = shape.iter().map(|cell| cell.0).min().unwrap_or(0);
    let left = shape.iter().map(|cell| cell.1).min().unwrap_or(0);
    shape.into_iter().map(|(row, column)| (row - top, column - left)).collect()
}

/// The shape at every place of the map where it fits.
fn everywhere(shape: &Shape) -> Vec<Cells> {
    let height = shape.iter().map(|cell| cell.0 + 1).max().unwrap_or(0);
    let width = shape.iter().map(|cell| cell.1 + 1).max().unwrap_or(0);
    let mut found = Vec::new();
    for row in 0..(Cells::ROWS + 1).saturating_sub(height) {
        for column in 0..(Cells::COLUMNS + 1).saturating_sub(width) {
            let bits = shape.iter().fold(0, |bits, cell| bits | Cells::at(row + cell.0, column + cell.1).0);
            found.push(Cells(bits));
        }
    }
    found
}

//! The growing city: where its tiles lie, which cells are free, which plazas meet, how large areas are.

use arrayvec::ArrayVec;

use crate::vocab::{Cell, Corners, N_TILES, TileId, TileSet};

/// A connected city of `n` tiles has at most `2n + 2` free neighbors.
pub const MAX_FREE: usize = 2 * N_TILES + 2;

/// The tiles on the table. A place holds a meaningful cell only when its tile is in `built`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct City {
    built: TileSet,
    cells: [Cell; N_TILES],
    rotations: [u8; N_TILES],
    /// The plazas as printed; from the data unless a position says otherwise.
    printed: [Corners; N_TILES],
    /// The empty cells that share a side with the city, in order. Follows from the built tiles.
    free: ArrayVec<Cell, MAX_FREE>,
}

impl City {
    /// An empty table.
    pub fn new(printed: [Corners; N_TILES]) -> City {
        let free = ArrayVec::new();
        City { built: TileSet::EMPTY, cells: [Cell::default(); N_TILES], rotations: [0; N_TILES], printed, free }
    }

    /// The tiles of the city.
    #[inline]
    pub fn built(&self) -> TileSet {
        self.built
    }

    /// Where a built tile lies.
    #[inline]
    pub fn cell(&self, tile: TileId) -> Cell {
        self.cells[tile.index()]
    }

    /// The clockwise quarter turns of a built tile.
    pub fn rotation(&self, tile: TileId) -> u8 {
        self.rotations[tile.index()]
    }

    /// The plazas of a tile as printed.
    #[inline]
    pub fn printed(&self, tile: TileId) -> Corners {
        self.printed[tile.index()]
    }

    /// The plazas of a built tile as they lie.
    #[inline]
    pub fn shown(&self, tile: TileId) -> Corners {
        self.printed(tile).turned(self.rotations[tile.index()])
    }

    /// PRA-6.3, PRA-19.9: the empty cells side by side with the city, row by row.
    #[inline]
    pub fn free(&self) -> &[Cell] {
        &self.free
    }

    /// Whether a tile may be built there.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.free.binary_search(&cell).is_ok()
    }

    /// The tile on a cell.
    pub fn tile_at(&self, cell: Cell) -> Option<TileId> {
        self.built.iter().find(|tile| self.cell(*tile) == cell)
    }

    /// Lays a tile on an empty cell.
    pub fn place(&mut self, tile: TileId, cell: Cell, rotation: u8) {
        if let Ok(index) = self.free.binary_search(&cell) {
            self.free.remove(index);
        }
        for side in cell.sides() {
            if let Err(index) = self.free.binary_search(&side)
                && self.tile_at(side).is_none()
            {
                self.free.insert(index, side);
            }
        }
        self.built.insert(tile);
        self.cells[tile.index()] = cell;
        self.rotations[tile.index()] = rotation;
    }

    /// PRA-6.7, PRA-20.26: how many plazas of other tiles match those of a tile laid here.
    pub fn matching_plazas(&self, cell: Cell, shown: Corners, diagonals: bool) -> u8 {
        let [matching] = self.matching_plazas_of(cell, [shown], diagonals);
        matching
    }

    /// The same for several tiles that could be laid here, or several ways to turn one.
    pub fn matching_plazas_of<const N: usize>(&self, cell: Cell, shown: [Corners; N], diagonals: bool) -> [u8; N] {
        let mut matching = [0; N];
        for tile in self.built.iter().filter(|tile| self.cell(*tile).touches(cell)) {
            for (sum, shown) in matching.iter_mut().zip(shown) {
                *sum += self.matches_with(tile, cell, shown, diagonals);
            }
        }
        matching
    }

    /// The plazas of one tile that match at a shared corner point.
    #[inline]
    fn matches_with(&self, tile: TileId, cell: Cell, shown: Corners, diagonals: bool) -> u8 {
        let other = self.cell(tile);
        let (dx, dy) = (other.x - cell.x, other.y - cell.y);
        let theirs = self.shown(tile);
        let same = |mine: usize, its: usize| u8::from(shown.at(mine) == theirs.at(its));
        const NW: usize = 0;
        const NE: usize = 1;
        const SE: usize = 2;
        const SW: usize = 3;
        match (dx, dy) {
            (0, -1) => same(NW, SW) + same(NE, SE),
            (1, 0) => same(NE, NW) + same(SE, SW),
            (0, 1) => same(SW, NW) + same(SE, NE),
            (-1, 0) => same(NW, NE) + same(SW, SE),
            // PRA-6.7, PRA-20.6: tiles that touch only at a corner count unless the switch says otherwise.
            _ if !diagonals => 0,
            (1, -1) => same(NE, SW),
            (1, 1) => same(SE, NW),
            (-1, 1) => same(SW, NE),
            (-1, -1) => same(NW, SE),
            _ => 0,
        }
    }

    /// PRA-18.2: the size of the largest group of these tiles connected by sides.
    pub fn largest_area(&self, tiles: TileSet) -> u8 {
        let mut left = tiles;
        let mut largest = 0;
        while let Some(first) = left.iter().next() {
            let mut group: ArrayVec<TileId, N_TILES> = ArrayVec::new();
            left.remove(first);
            group.push(first);
            let mut at = 0;
            while at < group.len() {
                let cell = self.cell(group[at]);
                at += 1;
                for tile in left.iter() {
                    if cell.sides().contains(&self.cell(tile)) {
                        left.remove(tile);
                        group.push(tile);
                    }
                }
            }
            largest = largest.max(group.len() as u8);
        }
        largest
    }

    /// Everything that is wrong with the city itself.
    pub(crate) fn problems(&self, problems: &mut Vec<String>) {
        let cells: Vec<Cell> = self.built.iter().map(|tile| self.cell(tile)).collect();
        if !is_connected(&cells) {
            problems.push("the city is not connected (PRA-6.3)".to_owned());
        }
        let mut distinct = cells.clone();
        distinct.sort_unstable();
        distinct.dedup();
        if distinct.len() != cells.len() {
            problems.push("two tiles lie on one cell".to_owned());
        }
        let mut free: Vec<Cell> = cells.iter().flat_map(|cell| cell.sides()).collect();
        free.retain(|cell| !cells.contains(cell));
        free.sort_unstable();
        free.dedup();
        if free != self.free.as_slice() {
            problems.push("the list of free cells is out of date".to_owned());
        }
    }

    /// The same city with other printed plazas on a tile.
    pub(crate) fn reprint(&mut self, tile: TileId, corners: Corners) {
        self.printed[tile.index()] = corners;
    }
}

/// Whether the cells hang together by their sides.
pub(crate) fn is_connected(cells: &[Cell]) -> bool {
    let mut reached: Vec<Cell> = cells.iter().take(1).copied().collect();
    let mut at = 0;
    while at < reached.len() {
        for side in reached[at].sides() {
            if cells.contains(&side) && !reached.contains(&side) {
                reached.push(side);
            }
        }
        at += 1;
    }
    reached.len() == cells.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A city of tiles 0, 1, 2... with the corners as shown.
    fn city(tiles: &[(Cell, [u8; 4])]) -> City {
        let mut printed = [Corners::default(); N_TILES];
        for (index, (_, corners)) in tiles.iter().enumerate() {
            printed[index] = Corners::new(*corners);
        }
        let mut city = City::new(printed);
        for (index, (cell, _)) in tiles.iter().enumerate() {
            city.place(TileId(index as u8), *cell, 0);
        }
        city
    }

    #[test]
    fn a_corner_point_gives_up_to_three_plazas() {
        let all_zero = [0; 4];
        let around = [Cell::new(0, -1), Cell::new(1, -1), Cell::new(1, 0)];
        let city = city(&around.map(|cell| (cell, all_zero)));
        // North and east share two corners each with the new tile, north-east one.
        assert_eq!(city.matching_plazas(Cell::new(0, 0), Corners::new([0; 4]), true), 5);
        assert_eq!(city.matching_plazas(Cell::new(0, 0), Corners::new([1, 0, 1, 1]), true), 3);
        assert_eq!(city.matching_plazas(Cell::new(0, 0), Corners::new([1, 0, 1, 1]), false), 2);
    }

    #[test]
    fn a_tile_surrounded_on_all_sides_gives_at_most_twelve() {
        let around: Vec<_> = (-1..=1)
            .flat_map(|y| (-1..=1).map(move |x| Cell::new(x, y)))
            .filter(|cell| *cell != Cell::default())
            .map(|cell| (cell, [2; 4]))
            .collect();
        assert_eq!(city(&around).matching_plazas(Cell::default(), Corners::new([2; 4]), true), 12);
    }

    /// PRA-6.8: the corner points of a tile, in the order of its corners.
    fn corner_points(cell: Cell) -> [(i8, i8); 4] {
        [(cell.x, cell.y), (cell.x + 1, cell.y), (cell.x + 1, cell.y + 1), (cell.x, cell.y + 1)]
    }

    #[test]
    fn plazas_match_where_corner_points_coincide() {
        let mut rng = lusoria_core::Rng::from_number(9);
        let around = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
        for _ in 0..500 {
            let mut random = || -> [u8; 4] { std::array::from_fn(|_| rng.below(4) as u8) };
            let tiles = around.map(|(x, y)| (Cell::new(x, y), random()));
            let mine = random();
            let matches = |(cell, corners): &(Cell, [u8; 4])| -> usize {
                let pairs = (0..4).flat_map(|mine| (0..4).map(move |theirs| (mine, theirs)));
                let points = (corner_points(Cell::default()), corner_points(*cell));
                pairs.filter(|(i, j)| points.0[*i] == points.1[*j] && mine[*i] == corners[*j]).count()
            };
            let found = |diagonals| city(&tiles).matching_plazas(Cell::default(), Corners::new(mine), diagonals);
            let sides = tiles.iter().filter(|(cell, _)| cell.x == 0 || cell.y == 0);
            assert_eq!(usize::from(found(true)), tiles.iter().map(matches).sum::<usize>());
            assert_eq!(usize::from(found(false)), sides.map(matches).sum::<usize>());
        }
    }

    #[test]
    fn free_cells_are_the_empty_neighbors_by_side() {
        let city = city(&[(Cell::new(0, 0), [0; 4]), (Cell::new(1, 0), [0; 4])]);
        let expected = [(0, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (1, 1)].map(|(x, y)| Cell::new(x, y));
        assert_eq!(city.free(), expected);
        let mut problems = Vec::new();
        city.problems(&mut problems);
        assert!(problems.is_empty(), "{problems:?}");
    }

    #[test]
    fn a_line_of_all_tiles_still_fits() {
        let line: Vec<_> = (0..N_TILES as i8).map(|x| (Cell::new(x, 0), [0; 4])).collect();
        assert_eq!(city(&line).free().len(), MAX_FREE);
    }

    #[test]
    fn diagonal_tiles_are_different_areas() {
        let city = city(&[(0, 0), (1, 0), (2, 1), (2, 2), (2, 3)].map(|(x, y)| (Cell::new(x, y), [0; 4])));
        assert_eq!(city.largest_area(TileSet(0b11111)), 3);
        assert_eq!(city.largest_area(TileSet(0b10111)), 2);
        assert_eq!(city.largest_area(TileSet::EMPTY), 0);
    }
}

//! Plots as inline SVG.

use std::fmt::Write;

use super::page::{COLORS, escape};
use crate::stats::Interval;

const WIDTH: f64 = 820.0;
const LABELS: f64 = 240.0;
const ROW: f64 = 22.0;

/// A bar of a bar chart.
pub(super) struct Bar {
    pub(super) label: String,
    pub(super) value: Interval,
    pub(super) color: usize,
    /// The figure as text.
    pub(super) text: String,
}

/// Horizontal bars with their intervals as whiskers. `mark` draws a line at a value, such as an equal share.
pub(super) fn bars(title: &str, bars: &[Bar], mark: Option<f64>) -> String {
    let values = bars.iter().flat_map(|bar| [bar.value.low, bar.value.high, bar.value.mean]).chain(mark);
    let (low, high) =
        values.fold((0.0, f64::MIN_POSITIVE), |(low, high): (f64, f64), value| (low.min(value), high.max(value)));
    let x = |value: f64| LABELS + (value - low) / (high - low) * (WIDTH - LABELS - 70.0);
    let height = ROW * bars.len() as f64 + 8.0;
    let mut svg = open(title, height);
    for (row, bar) in bars.iter().enumerate() {
        let y = row as f64 * ROW + 4.0;
        let (from, to) = (x(0.0f64.min(bar.value.mean)), x(0.0f64.max(bar.value.mean)));
        let color = COLORS[bar.color % COLORS.len()];
        add(
            &mut svg,
            format_args!(
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                LABELS - 8.0,
                y + 14.0,
                escape(&bar.label)
            ),
        );
        add(
            &mut svg,
            format_args!(
                "<rect x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"14\" fill=\"{color}\"/>",
                y + 2.0,
                to - from
            ),
        );
        if bar.value.low < bar.value.high {
            let (low, high, y) = (x(bar.value.low), x(bar.value.high), y + 9.0);
            add(
                &mut svg,
                format_args!(
                    "<path class=\"whisker\" d=\"M{low:.1} {y:.1}H{high:.1}M{low:.1} {:.1}v6M{high:.1} {:.1}v6\"/>",
                    y - 3.0,
                    y - 3.0
                ),
            );
        }
        let end = x(bar.value.high).max(to) + 6.0;
        add(
            &mut svg,
            format_args!("<text class=\"muted\" x=\"{end:.1}\" y=\"{:.1}\">{}</text>", y + 14.0, escape(&bar.text)),
        );
    }
    if let Some(mark) = mark {
        let x = x(mark);
        add(&mut svg, format_args!("<path class=\"grid\" stroke-dasharray=\"4 3\" d=\"M{x:.1} 0V{height:.1}\"/>"));
    }
    svg + "</svg>"
}

/// One line of a line chart.
pub(super) struct Curve {
    pub(super) label: String,
    pub(super) color: usize,
    pub(super) points: Vec<(f64, f64)>,
}

/// Lines with a legend. `marks` draws a dot with its text at points worth a look.
pub(super) fn curves(
    title: &str,
    curves: &[Curve],
    y_range: Option<(f64, f64)>,
    marks: &[(f64, f64, String)],
) -> String {
    let all = || curves.iter().flat_map(|curve| curve.points.iter().copied());
    let (x_low, x_high) = range(all().map(|(x, _)| x));
    let (y_low, y_high) = y_range.unwrap_or_else(|| range(all().map(|(_, y)| y)));
    let height = 280.0;
    let x = |value: f64| 50.0 + (value - x_low) / (x_high - x_low) * (WIDTH - 80.0);
    let y = |value: f64| height - 30.0 - (value - y_low) / (y_high - y_low) * (height - 60.0);
    let mut svg = open(title, height);
    for step in 0..=4 {
        let (gx, gy) =
            (x_low + (x_high - x_low) * f64::from(step) / 4.0, y_low + (y_high - y_low) * f64::from(step) / 4.0);
        add(
            &mut svg,
            format_args!(
                "<path class=\"grid\" d=\"M50 {0:.1}H{1}\"/><text class=\"muted\" x=\"44\" y=\"{2:.1}\" text-anchor=\"end\">{3}</text>",
                y(gy),
                WIDTH - 30.0,
                y(gy) + 4.0,
                short(gy)
            ),
        );
        add(
            &mut svg,
            format_args!(
                "<text class=\"muted\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                x(gx),
                height - 12.0,
                short(gx)
            ),
        );
    }
    for (place, curve) in curves.iter().enumerate() {
        let color = COLORS[curve.color % COLORS.len()];
        let points: Vec<String> = curve.points.iter().map(|&(px, py)| format!("{:.1},{:.1}", x(px), y(py))).collect();
        add(
            &mut svg,
            format_args!(
                "<polyline fill=\"none\" stroke=\"{color}\" stroke-width=\"2\" points=\"{}\"/>",
                points.join(" ")
            ),
        );
        let left = 60.0 + place as f64 * 120.0;
        add(
            &mut svg,
            format_args!(
                "<rect x=\"{left}\" y=\"6\" width=\"12\" height=\"12\" fill=\"{color}\"/><text x=\"{}\" y=\"17\">{}</text>",
                left + 17.0,
                escape(&curve.label)
            ),
        );
    }
    for (px, py, text) in marks {
        add(
            &mut svg,
            format_args!(
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"none\" class=\"whisker\" stroke-width=\"2\"/><text x=\"{:.1}\" y=\"{:.1}\">{}</text>",
                x(*px),
                y(*py),
                x(*px) + 8.0,
                y(*py) - 6.0,
                escape(text)
            ),
        );
    }
    svg + "</svg>"
}

/// How many of the sorted values fall into each of some equal steps, as points of a curve.
pub(super) fn histogram(sorted: &[i32], low: i32, high: i32) -> Vec<(f64, f64)> {
    let step = ((high - low) / 24 + 1).max(1);
    let bin = |start: i32| {
        let n = sorted.partition_point(|&value| value < start + step) - sorted.partition_point(|&value| value < start);
        (f64::from(start) + f64::from(step - 1) / 2.0, n as f64 / sorted.len().max(1) as f64)
    };
    (low..=high).step_by(step as usize).map(bin).collect()
}

fn open(title: &str, height: f64) -> String {
    let title = escape(title);
    format!(
        "<svg role=\"img\" aria-label=\"{title}\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\">"
    )
}

fn add(svg: &mut String, part: std::fmt::Arguments) {
    svg.write_fmt(part).expect("writing to a string succeeds");
}

/// The least and the greatest value, never the same.
fn range(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
    if low < high {
        (low, high)
    } else if low == high {
        (low - 0.5, high + 0.5)
    } else {
        (0.0, 1.0)
    }
}

fn short(value: f64) -> String {
    if value.abs() >= 10.0 { format!("{value:.0}") } else { format!("{value:.2}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_every_value_once() {
        let values = [1, 2, 2, 50, 99];
        let total: f64 = histogram(&values, 1, 99).iter().map(|(_, share)| share).sum();
        assert!((total - 1.0).abs() < 1e-9);
    }

    #[test]
    fn plots_of_nothing_are_still_plots() {
        assert!(bars("x", &[], None).ends_with("</svg>"));
        let svg = curves("x", &[], None, &[]);
        assert!(svg.ends_with("</svg>") && !svg.contains("NaN"));
    }
}

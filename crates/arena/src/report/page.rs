//! The frame of a page, and text that is safe inside it.

use std::fmt::Write;

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#2b2118;--paper:#faf6ee;--line:#cdbfa8;--muted:#77695a}\
@media(prefers-color-scheme:dark){:root{--ink:#efe6d8;--paper:#1d1814;--line:#574b3e;--muted:#a8998a}}\
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:2rem auto;padding:0 1rem}\
h1,h2{font-family:Georgia,serif;font-weight:600}h2{margin-top:2.5rem}\
table{border-collapse:collapse;width:100%}th,td{padding:.3rem .6rem;border-bottom:1px solid var(--line);text-align:right}\
td.text,th.text{text-align:left}\
figure{margin:1rem 0;overflow-x:auto}svg{max-width:100%;height:auto}svg text{fill:var(--ink);font:12px system-ui,sans-serif}\
svg .muted{fill:var(--muted)}svg .grid{stroke:var(--line)}svg .whisker{stroke:var(--ink)}p.muted{color:var(--muted)}";

/// One color for each bot or seat, told apart by most color-blind people as well.
pub(super) const COLORS: [&str; 6] = ["#b5432f", "#2f6fb5", "#4d8f3c", "#b58a1b", "#7a4fa3", "#3c8f8a"];

/// A page that grows part by part.
pub(super) struct Page {
    html: String,
}

impl Page {
    pub(super) fn new(lang: &str, title: &str) -> Page {
        let title = escape(title);
        let html = format!(
            "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
             <h1>{title}</h1>\n"
        );
        Page { html }
    }

    pub(super) fn heading(&mut self, text: &str) {
        self.add(format_args!("<h2>{}</h2>\n", escape(text)));
    }

    pub(super) fn paragraph(&mut self, text: &str) {
        self.add(format_args!("<p class=\"muted\">{}</p>\n", escape(text)));
    }

    pub(super) fn figure(&mut self, svg: &str) {
        self.add(format_args!("<figure>{svg}</figure>\n"));
    }

    /// Numbers stand to the right, words to the left.
    pub(super) fn table(&mut self, head: &[String], rows: &[Vec<String>]) {
        let has_words = |column: usize| rows.iter().any(|row| row[column].starts_with(char::is_alphabetic));
        let classes: Vec<&str> =
            (0..head.len()).map(|column| if has_words(column) { " class=\"text\"" } else { "" }).collect();
        let row = |cells: &[String], tag: &str| -> String {
            let cells =
                cells.iter().zip(&classes).map(|(cell, class)| format!("<{tag}{class}>{}</{tag}>", escape(cell)));
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        };
        let body: String = rows.iter().map(|cells| row(cells, "td")).collect();
        self.add(format_args!("<table>\n{}{body}</table>\n", row(head, "th")));
    }

    pub(super) fn finish(self) -> String {
        self.html + "</html>\n"
    }

    fn add(&mut self, part: std::fmt::Arguments) {
        self.html.write_fmt(part).expect("writing to a string succeeds");
    }
}

/// Text that means itself inside HTML and SVG.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_cannot_become_markup() {
        let mut page = Page::new("en", "<script>");
        page.table(&["a".to_owned()], &[vec!["\"><b>&".to_owned()]]);
        let html = page.finish();
        assert!(!html.contains("<script>") && !html.contains("<b>") && html.contains("&lt;b&gt;&amp;"));
    }

    #[test]
    fn words_stand_to_the_left_and_numbers_to_the_right() {
        let mut page = Page::new("en", "alignment");
        page.table(&["bot".to_owned(), "points".to_owned()], &[vec!["hard".to_owned(), "-12.5".to_owned()]]);
        let html = page.finish();
        assert!(html.contains("<td class=\"text\">hard</td><td>-12.5</td>"), "{html}");
    }
}

//! The TypeScript declarations of everything in this crate.

use std::collections::BTreeMap;

use ts_rs::{TS, TypeVisitor};

use crate::{PROTOCOL, catalog, command, people, problem, replay, socket, state, table};

/// The first lines of every generated file.
pub const HEAD: &str = "// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.\n\n";

/// The declarations of all messages, as the text of a TypeScript module.
pub fn module() -> String {
    let mut declarations = Declarations::default();
    declarations.visit::<catalog::Catalog>();
    declarations.visit::<catalog::ThingName>();
    declarations.visit::<catalog::RulesPage>();
    declarations.visit::<catalog::MessageFile>();
    declarations.visit::<people::Me>();
    declarations.visit::<people::NewGuest>();
    declarations.visit::<people::ChangeMe>();
    declarations.visit::<people::Credentials>();
    declarations.visit::<people::ChangePassword>();
    declarations.visit::<people::DeviceCode>();
    declarations.visit::<people::Profile>();
    declarations.visit::<people::RankedPerson>();
    declarations.visit::<people::History>();
    declarations.visit::<table::NewTable>();
    declarations.visit::<table::NewBranch>();
    declarations.visit::<table::TableRef>();
    declarations.visit::<table::TableSummary>();
    declarations.visit::<state::Snapshot>();
    declarations.visit::<command::Order>();
    declarations.visit::<command::Acknowledged>();
    declarations.visit::<socket::ToServer>();
    declarations.visit::<socket::ToClient>();
    declarations.visit::<replay::Moments>();
    declarations.visit::<replay::Hint>();
    declarations.visit::<replay::Analysis>();
    declarations.visit::<replay::Fairness>();
    declarations.visit::<problem::Problem>();
    format!("{HEAD}export const PROTOCOL = {PROTOCOL};\n\n{}", declarations.into_text())
}

/// Collects the declarations of types and of everything they mention, by name.
#[derive(Default)]
struct Declarations(BTreeMap<String, String>);

impl Declarations {
    fn into_text(self) -> String {
        self.0.into_values().collect::<Vec<_>>().join("\n")
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = ts_rs::Config::default();
        // Only types of our own have a place to be declared in; the rest is built into TypeScript.
        if T::output_path().is_some() && !self.0.contains_key(&T::ident(&config)) {
            let docs = T::docs().unwrap_or_default();
            self.0.insert(T::ident(&config), format!("{docs}export {}\n", T::decl(&config)));
            T::visit_dependencies(self);
        }
        T::visit_generics(self);
    }
}

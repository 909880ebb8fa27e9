//! What cards, materials and roles are and do, for whoever asks about them.

use lusoria_core::Text;
use lusoria_core::game_text::About;

use crate::sheet::function_text;
use crate::{Building, Material, Role, data};

/// A building by its function, a material and a role by what they are for; nothing for anything else.
pub(crate) fn about(id: &str) -> Option<About> {
    let (key, clause) = if let Ok(building) = id.parse::<Building>() {
        (function_text(building), data::clause(building))
    } else if let Ok(material) = id.parse::<Material>() {
        (material_text(material), "GTR-3.2")
    } else if let Ok(role) = id.parse::<Role>() {
        role_text(role)
    } else if id == "jack" {
        ("gtr-about-jack", "GTR-3.7")
    } else {
        return None;
    };
    Some(About { text: Text::new(key), clause })
}

const fn material_text(material: Material) -> &'static str {
    match material {
        Material::Rubble => "gtr-about-rubble",
        Material::Wood => "gtr-about-wood",
        Material::Brick => "gtr-about-brick",
        Material::Concrete => "gtr-about-concrete",
        Material::Stone => "gtr-about-stone",
        Material::Marble => "gtr-about-marble",
    }
}

const fn role_text(role: Role) -> (&'static str, &'static str) {
    match role {
        Role::Laborer => ("gtr-about-laborer", "GTR-11.1"),
        Role::Craftsman => ("gtr-about-craftsman", "GTR-12.1"),
        Role::Legionary => ("gtr-about-legionary", "GTR-13.1"),
        Role::Architect => ("gtr-about-architect", "GTR-12.1"),
        Role::Merchant => ("gtr-about-merchant", "GTR-14.1"),
        Role::Patron => ("gtr-about-patron", "GTR-10.1"),
    }
}

#[cfg(test)]
mod tests {
    use super::about;
    use crate::data;

    #[test]
    fn everything_with_a_name_can_be_asked() {
        let silent: Vec<_> = data::names().iter().filter(|name| about(name.id).is_none()).map(|name| name.id).collect();
        assert!(silent.is_empty(), "nothing is told about {silent:?}");
        assert!(about("nothing").is_none());
    }
}

//! People: guests by a secret in a cookie, accounts by name and password.

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use lusoria_core::Text;
use lusoria_protocol::people::{ChangeMe, ChangePassword, Credentials, DeviceCode, NewGuest};
use lusoria_protocol::problem::ProblemCode;
use lusoria_store::Person;
use tokio::sync::Semaphore;

use crate::hall::Hall;
use crate::ids;
use crate::refusal::{Refusal, Refused};

/// Hashing a password takes much time and memory on purpose: not too many at once.
static HASHING: Semaphore = Semaphore::const_new(2);
/// How long a code for another device works.
const DEVICE_SECONDS: u32 = 600;
/// The largest settings, in bytes.
const LARGEST_SETTINGS: usize = 4096;

/// A person with the secret that proves it.
pub(crate) struct Known {
    pub(crate) person: Person,
    pub(crate) secret: String,
}

/// Who a secret belongs to.
pub(crate) async fn find(hall: &Hall, secret: &str) -> Refused<Option<Known>> {
    // Anything else was not made by us; it need not reach the database.
    if secret.len() != 64 || !secret.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(None);
    }
    let person = hall.store.session(&ids::hashed(secret), ids::now()).await?;
    Ok(person.map(|person| Known { person, secret: secret.to_owned() }))
}

/// A new guest.
pub(crate) async fn guest(hall: &Hall, new: NewGuest) -> Refused<Known> {
    let name = new.name.map_or_else(|| Ok(ids::guest_name()), |name| check_name(&name))?;
    let person = Person {
        id: ids::person(),
        name,
        account: None,
        password: None,
        lang: new.lang.map(|lang| lang.code().to_owned()),
        settings: "{}".to_owned(),
        created_at: ids::now(),
    };
    hall.store.add_person(&person).await?;
    session(hall, person).await
}

/// Changes what a person tells about themselves.
pub(crate) async fn change(hall: &Hall, known: &Known, change: ChangeMe) -> Refused<Person> {
    let mut person = known.person.clone();
    if let Some(name) = change.name {
        if person.account.is_some() && name != person.name {
            return Err(bad_name("the name of an account cannot be changed"));
        }
        person.name = check_name(&name)?;
    }
    if let Some(lang) = change.lang {
        person.lang = Some(lang.code().to_owned());
    }
    if let Some(settings) = change.settings {
        let text = settings.to_string();
        if !settings.is_object() || text.len() > LARGEST_SETTINGS {
            return Err(Refusal::bad_message("settings are an object of at most 4096 bytes"));
        }
        person.settings = text;
    }
    hall.store.change_person(&person).await?;
    Ok(person)
}

/// Turns a guest into an account.
pub(crate) async fn account(hall: &Hall, known: &Known, credentials: Credentials) -> Refused<Person> {
    if known.person.account.is_some() {
        return Err(Refusal::not_now());
    }
    let name = check_name(&credentials.name)?;
    check_password(&credentials.password)?;
    let password = hash(credentials.password).await?;
    let account = Some(name.to_lowercase());
    let person = Person { name, account, password: Some(password), ..known.person.clone() };
    hall.store.change_person(&person).await?;
    Ok(person)
}

/// A new session for whoever knows name and password.
pub(crate) async fn login(hall: &Hall, credentials: Credentials) -> Refused<Known> {
    let found = hall.store.account(&credentials.name.trim().to_lowercase()).await?;
    let stored = found.as_ref().and_then(|person| person.password.clone());
    // A name that does not exist takes as long as a wrong password.
    let is_right = verify(credentials.password, stored.unwrap_or_else(|| NOBODY.to_owned())).await?;
    match found {
        Some(person) if is_right => session(hall, person).await,
        _ => Err(Refusal::new(ProblemCode::WrongPassword, Text::new("srv-problem-wrong-password"))),
    }
}

/// A new password; all other sessions end.
pub(crate) async fn change_password(hall: &Hall, known: &Known, change: ChangePassword) -> Refused<()> {
    let stored = known.person.password.clone().ok_or_else(Refusal::not_now)?;
    check_password(&change.new)?;
    if !verify(change.old, stored).await? {
        return Err(Refusal::new(ProblemCode::WrongPassword, Text::new("srv-problem-wrong-password")));
    }
    let person = Person { password: Some(hash(change.new).await?), ..known.person.clone() };
    hall.store.change_person(&person).await?;
    hall.store.end_other_sessions(&person.id, &ids::hashed(&known.secret)).await?;
    hall.sessions_ended(&person.id);
    Ok(())
}

/// A code that makes another device the same person.
pub(crate) async fn device_code(hall: &Hall, known: &Known) -> Refused<DeviceCode> {
    let code = ids::device();
    let expires = ids::now() + i64::from(DEVICE_SECONDS) * 1000;
    hall.store.add_device_code(&ids::hashed(&code), &known.person.id, expires).await?;
    Ok(DeviceCode { code, seconds: DEVICE_SECONDS })
}

/// Becomes the person of a code.
pub(crate) async fn use_device_code(hall: &Hall, code: &str) -> Refused<Known> {
    let id = hall.store.take_device_code(&ids::hashed(code), ids::now()).await?.ok_or_else(Refusal::not_found)?;
    let person = hall.store.person(&id).await?.ok_or_else(Refusal::not_found)?;
    session(hall, person).await
}

async fn session(hall: &Hall, person: Person) -> Refused<Known> {
    let secret = ids::secret();
    hall.store.add_session(&ids::hashed(&secret), &person.id, ids::now()).await?;
    Ok(Known { person, secret })
}

/// A name others can read: 2 to 24 letters, digits, spaces and a few marks.
fn check_name(name: &str) -> Refused<String> {
    let name = name.trim();
    let is_fine = |c: char| c.is_alphanumeric() || [' ', '-', '_', '.', '\''].contains(&c);
    if !(2..=24).contains(&name.chars().count()) || !name.chars().all(is_fine) {
        return Err(bad_name("a name has 2 to 24 letters, digits, spaces, hyphens or dots"));
    }
    Ok(name.to_owned())
}

fn bad_name(detail: &str) -> Refusal {
    Refusal::with_detail(ProblemCode::BadName, Text::new("srv-problem-bad-name"), detail)
}

fn check_password(password: &str) -> Refused<()> {
    if (8..=200).contains(&password.chars().count()) {
        return Ok(());
    }
    Err(Refusal::new(ProblemCode::BadPassword, Text::new("srv-problem-bad-password")))
}

/// The hash of a password nobody has, for names that do not exist.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

async fn hash(password: String) -> Refused<String> {
    let _turn = HASHING.acquire().await.map_err(Refusal::internal)?;
    let work = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    tokio::task::spawn_blocking(work).await.map_err(Refusal::internal)?.map_err(Refusal::internal)
}

async fn verify(password: String, stored: String) -> Refused<bool> {
    let _turn = HASHING.acquire().await.map_err(Refusal::internal)?;
    let work = move || Argon2::default().verify_password(password.as_bytes(), stored.as_str()).is_ok();
    tokio::task::spawn_blocking(work).await.map_err(Refusal::internal)
}

/// A person as tables know them.
impl From<&Person> for crate::table::actor::Who {
    fn from(person: &Person) -> crate::table::actor::Who {
        crate::table::actor::Who { id: person.id.clone(), name: person.name.clone() }
    }
}

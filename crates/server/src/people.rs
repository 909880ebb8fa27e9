//! People: guests by a secret in a cookie, accounts by name and password.

use std::net::IpAddr;

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use lusoria_core::Text;
use lusoria_protocol::people::{ChangeMe, ChangePassword, Credentials, DeviceCode, NewGuest};
use lusoria_protocol::problem::ProblemCode;
use lusoria_store::{Person, PersonChange, StoreError};
use tokio::sync::Semaphore;

use crate::hall::Hall;
use crate::ids;
use crate::limits::Guesses;
use crate::plain;
use crate::refusal::{Refusal, Refused};

/// Hashing a password takes much time and memory on purpose: not too many at once.
static HASHING: Semaphore = Semaphore::const_new(2);
/// How many may wait for that; more are asked to come again.
static WAITING: Semaphore = Semaphore::const_new(64);
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
    let name = match new.name {
        Some(name) => free_name(hall, &name).await?,
        None => ids::guest_name(),
    };
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
    session(hall, person).await?.ok_or_else(Refusal::unavailable)
}

/// Changes what a person tells about themselves.
pub(crate) async fn change(hall: &Hall, known: &Known, change: ChangeMe) -> Refused<Person> {
    let settings = change.settings.map(|settings| (settings.is_object(), settings.to_string()));
    if settings.as_ref().is_some_and(|(is_object, text)| !is_object || text.len() > LARGEST_SETTINGS) {
        return Err(Refusal::bad_message("settings are an object of at most 4096 bytes"));
    }
    let name = match change.name {
        Some(name) if name == known.person.name => None,
        Some(_) if known.person.account.is_some() => {
            return Err(bad_name("the name of an account cannot be changed"));
        }
        Some(name) => Some(free_name(hall, &name).await?),
        None => None,
    };
    let lang = change.lang.map(|lang| lang.code().to_owned());
    let change = PersonChange { name, lang, settings: settings.map(|(_, text)| text) };
    // The request may have come long after its head: only what it names is written, and only while the session holds.
    hall.store.change_person(&ids::hashed(&known.secret), &change).await?.ok_or_else(Refusal::not_known)
}

/// Turns a guest into an account.
pub(crate) async fn account(hall: &Hall, known: &Known, credentials: Credentials) -> Refused<Person> {
    if known.person.account.is_some() {
        return Err(Refusal::not_now());
    }
    let name = free_name(hall, &credentials.name).await?;
    check_password(&credentials.password, &name)?;
    let password = hash(credentials.password).await?;
    let session = ids::hashed(&known.secret);
    let made = hall.store.make_account(&session, &name, &plain::look(&name), &password).await?;
    made.ok_or_else(Refusal::not_now)
}

/// A new session for whoever knows name and password.
pub(crate) async fn login(hall: &Hall, guesses: &Guesses, address: IpAddr, credentials: Credentials) -> Refused<Known> {
    let key = plain::look(&credentials.name);
    if !guesses.allow(&key, address) {
        return Err(Refusal::wait(60));
    }
    let found = find_account(hall, &credentials.name).await?;
    let stored = found.as_ref().and_then(|person| person.password.clone());
    // A name that does not exist takes as long as a wrong password.
    let is_right = verify(credentials.password, stored.unwrap_or_else(|| NOBODY.to_owned())).await?;
    let known = match found {
        Some(person) if is_right => session(hall, person).await?,
        _ => None,
    };
    if known.is_some() {
        guesses.was_right(&key, address);
    }
    known.ok_or_else(wrong_password)
}

/// The account of a name, also of an earlier release, which knew accounts by their names in lower case.
async fn find_account(hall: &Hall, name: &str) -> Refused<Option<Person>> {
    let lower = name.trim().to_lowercase();
    if lower.chars().any(char::is_control) {
        return Ok(None);
    }
    match hall.store.account(&plain::look(name)).await? {
        Some(person) => Ok(Some(person)),
        None => Ok(hall.store.account(&lower).await?),
    }
}

fn wrong_password() -> Refusal {
    Refusal::new(ProblemCode::WrongPassword, Text::new("srv-problem-wrong-password"))
}

/// A new password; all other sessions end.
pub(crate) async fn change_password(hall: &Hall, known: &Known, change: ChangePassword) -> Refused<()> {
    let stored = known.person.password.clone().ok_or_else(Refusal::not_now)?;
    check_password(&change.new, &known.person.name)?;
    if !verify(change.old, stored.clone()).await? {
        return Err(wrong_password());
    }
    let new = hash(change.new).await?;
    // Somebody else may have changed it meanwhile, which ended this session.
    if !hall.store.change_password(&ids::hashed(&known.secret), &stored, &new).await? {
        return Err(wrong_password());
    }
    hall.sessions_ended(&known.person.id);
    Ok(())
}

/// A code that makes another device the same person.
pub(crate) async fn device_code(hall: &Hall, known: &Known) -> Refused<DeviceCode> {
    let code = ids::device();
    let expires = ids::now() + i64::from(DEVICE_SECONDS) * 1000;
    if !hall.store.add_device_code(&ids::hashed(&code), &ids::hashed(&known.secret), expires).await? {
        return Err(Refusal::not_known());
    }
    Ok(DeviceCode { code, seconds: DEVICE_SECONDS })
}

/// Becomes the person of a code.
pub(crate) async fn use_device_code(hall: &Hall, code: &str) -> Refused<Known> {
    let person = hall.store.take_device_code(&ids::hashed(code), ids::now()).await?.ok_or_else(Refusal::not_found)?;
    session(hall, person).await?.ok_or_else(Refusal::not_found)
}

/// A new session; nothing when the password was changed meanwhile.
async fn session(hall: &Hall, person: Person) -> Refused<Option<Known>> {
    let secret = ids::secret();
    let added =
        hall.store.add_session(&ids::hashed(&secret), &person.id, person.password.as_deref(), ids::now()).await?;
    Ok(added.then_some(Known { person, secret }))
}

/// A name others can read, and that looks like no account's.
async fn free_name(hall: &Hall, name: &str) -> Refused<String> {
    let name = plain::name(name)
        .ok_or_else(|| bad_name("a name has 2 to 24 letters of one script, digits, spaces, hyphens or dots"))?;
    match find_account(hall, &name).await? {
        Some(_) => Err(StoreError::Taken.into()),
        None => Ok(name),
    }
}

fn bad_name(detail: &str) -> Refusal {
    Refusal::with_detail(ProblemCode::BadName, Text::new("srv-problem-bad-name"), detail)
}

fn check_password(password: &str, name: &str) -> Refused<()> {
    if plain::is_password(password, name) {
        return Ok(());
    }
    Err(Refusal::new(ProblemCode::BadPassword, Text::new("srv-problem-bad-password")))
}

/// The hash of a password nobody has, for names that do not exist.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

async fn hash(password: String) -> Refused<String> {
    let _place = WAITING.try_acquire().map_err(|_| Refusal::wait(5))?;
    let _turn = HASHING.acquire().await.map_err(Refusal::internal)?;
    let work = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    tokio::task::spawn_blocking(work).await.map_err(Refusal::internal)?.map_err(Refusal::internal)
}

async fn verify(password: String, stored: String) -> Refused<bool> {
    let _place = WAITING.try_acquire().map_err(|_| Refusal::wait(5))?;
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

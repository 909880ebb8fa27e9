//! `lusoria completions` and `lusoria man`: what clap knows, for shells and readers.

use std::path::PathBuf;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::failure::Done;

/// Print completions for a shell
///
/// Example: lusoria completions bash > ~/.local/share/bash-completion/completions/lusoria
#[derive(clap::Args)]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

/// Print the manual page, or write one page per command into a folder
///
/// Example: lusoria man | man -l -
#[derive(clap::Args)]
pub(crate) struct ManArgs {
    /// The folder to write lusoria.1, lusoria-play.1 and so on into
    dir: Option<PathBuf>,
}

pub(crate) fn completions(args: &CompletionsArgs) -> Done {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut crate::Cli::command(), "lusoria", &mut script);
    std::io::Write::write_all(&mut std::io::stdout(), &script)?;
    Ok(())
}

pub(crate) fn man(args: &ManArgs) -> Done {
    match &args.dir {
        Some(dir) => {
            std::fs::create_dir_all(dir)?;
            clap_mangen::generate_to(crate::Cli::command(), dir)?;
        }
        None => clap_mangen::Man::new(crate::Cli::command()).render(&mut std::io::stdout())?,
    }
    Ok(())
}

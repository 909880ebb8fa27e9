# The two commands: `make play` and `make test`. The rest is for those who work on Lusoria.
# Needed beforehand: Rust, Node and Python on Debian; everything else is installed here.

SHELL := /bin/bash
CARGO ?= cargo
# Games per variant in the long run.
SOAK_GAMES ?= 100000

.PHONY: play test tools lint unit same-bytes soak bench clauses docs clean

## play: build everything and open the table
play:
	$(CARGO) run --release --locked -p lusoria -- play $(or $(GAME),glory-to-rome)

## test: everything continuous integration checks
test: tools lint unit same-bytes
	@echo "make test: everything passed"

## tools: install what the tests need and is not there yet
tools:
	scripts/install-tools.sh

## lint: formatting, lints and documentation without a warning
lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked

## unit: every test of the workspace
unit:
	$(CARGO) test --workspace --locked

## same-bytes: an optimized build plays the printed games exactly as the debug build does
same-bytes:
	$(CARGO) test --profile optimized --locked $(GAME_CRATES) --test playthroughs

## soak: the long runs; hours, not minutes
soak:
	LUSORIA_GAMES=$(SOAK_GAMES) $(CARGO) test --profile optimized --locked $(GAME_CRATES) --test conformance

## bench: how fast the engines are
bench:
	$(CARGO) run --release --locked -p lusoria -- bench

## clauses: which clauses of the rules lack code or a scenario
clauses:
	@for game in $(GAMES); do echo "== $$game"; \
	  $(CARGO) run -q --locked -p lusoria-testkit --bin clause-report -- docs/rules/$${game#*:}.md crates/$${game%:*}; done

clean:
	$(CARGO) clean

# Crate folder and rules page of each game.
GAMES := toy:micatio glory-to-rome:glory-to-rome trajan:trajan hadrians-wall:hadrians-wall praetor:praetor
GAME_CRATES := $(foreach game,$(GAMES),-p lusoria-$(firstword $(subst :, ,$(game))))

#!/usr/bin/env bash
# Installs what the tests need and this machine lacks. Says what it does; does nothing when all is there.
set -euo pipefail
cd "$(dirname "$0")/.."

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

need_packages=()
command -v cc >/dev/null || need_packages+=(build-essential)
command -v chromium >/dev/null || need_packages+=(chromium fonts-dejavu-core)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || need_packages+=(postgresql)

if [ ${#need_packages[@]} -gt 0 ]; then
  echo "installing ${need_packages[*]}"
  as_root apt-get update -q
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${need_packages[@]}"
fi

for component in rustfmt clippy; do
  if ! cargo "${component/rustfmt/fmt}" --version >/dev/null 2>&1; then
    echo "installing $component"
    rustup component add "$component"
  fi
done

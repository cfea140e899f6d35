#!/bin/sh
# Installs the Debian packages that the tests need and this machine lacks: PostgreSQL, headless
# Chromium and Caddy. Announces each one first. If it can't install one, it says which tests will be
# skipped and exits with 1.
set -eu
cd "$(dirname "$0")/.."

has_postgresql() {
    command -v postgres >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1
}

has_chromium() {
    command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1
}

has_caddy() {
    command -v caddy >/dev/null 2>&1
}

run() {
    "${PYTHON:-python3}" -m scripts.setup.steps services "$@" || true
}

install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 0
    echo "The tests need $1: installing it system-wide."
    export DEBIAN_FRONTEND=noninteractive
    run apt-get update -qq
    run apt-get install -y -qq --no-install-recommends "$1"
}

missing=0
for package in postgresql chromium-headless-shell caddy; do
    program=${package%%-*}
    "has_$program" || install "$package"
    "has_$program" && continue
    echo "The tests that use $program will be skipped: it isn't installed. As root: apt-get install $package"
    missing=1
done
exit $missing

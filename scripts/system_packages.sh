#!/bin/sh
# Installs what tests need beyond Python, from Debian's packages: PostgreSQL and Chromium, the smaller
# one without windows if there is none. Says what is left out where that cannot be done, and ends with
# 1 then.
set -eu

has_postgresql() {
    command -v postgres >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1
}

has_chromium() {
    command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1
}

install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 0
    echo "Installing $1 for the tests."
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null 2>&1 || true
    apt-get install -y -qq --no-install-recommends "$1" >/dev/null 2>&1 || true
}

missing=0
for package in postgresql chromium-headless-shell; do
    program=${package%%-*}
    "has_$program" || install "$package"
    "has_$program" && continue
    echo "The tests with $program are left out: it is not there, and cannot be installed here."
    missing=1
done
exit $missing

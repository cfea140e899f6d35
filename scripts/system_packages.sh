#!/bin/sh
# Installs what tests need beyond Python: a PostgreSQL server, from Debian's packages. Says what
# is left out where that cannot be done, and ends with 1 then.
set -eu

found() {
    command -v postgres >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1
}

found && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing PostgreSQL for the tests of several servers."
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null
    apt-get install -y -qq --no-install-recommends postgresql >/dev/null 2>&1 || true
fi
found && exit 0
echo "The tests on PostgreSQL are left out: there is none, and it cannot be installed here."
exit 1

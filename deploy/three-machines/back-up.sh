#!/bin/sh
# Copies the database to the store of backups if this machine leads: `back-up.sh full` all of it, `back-up.sh diff` what
# changed since the last full one. PostgreSQL archives its log there by itself.
set -eu
is_replica=$(psql --no-psqlrc -Atc 'select pg_is_in_recovery()') || exit 1
if [ "$is_replica" != f ]; then
    echo 'Another machine leads, and makes the backup.'
    exit 0
fi
exec pgbackrest --stanza=wepa --type="${1:?full or diff}" backup

#!/bin/sh
# Creates the account and the database of Wepa if they are missing. Once, on any of the machines:
#   docker compose exec postgres sh /usr/local/bin/create-database.sh
set -eu
export PGPASSWORD="$PATRONI_SUPERUSER_PASSWORD" PGUSER=postgres
# The current leader.
export PGHOST=postgres-1,postgres-2,postgres-3 PGTARGETSESSIONATTRS=read-write PGCONNECT_TIMEOUT=5

# Arguments of a program show in the list of processes; its environment does not.
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --dbname=postgres <<'SQL'
\getenv password DATABASE_PASSWORD
select format('create role wepa login password %L', :'password')
  where not exists (select from pg_roles where rolname = 'wepa') \gexec
select 'create database wepa owner wepa template template0'
  where not exists (select from pg_database where datname = 'wepa') \gexec
-- So that autovacuum makes way for a migration.
grant set on parameter deadlock_timeout to wepa;
-- At the same server: another one may not have the new database yet, and its refusal would end psql's search for the leader.
\connect wepa postgres :HOST
-- The only one of its extensions that the owner of a database may not create.
create extension if not exists earthdistance cascade;
SQL

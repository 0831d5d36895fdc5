#!/bin/sh
# Makes the account and the database of Wepa where they are missing. Once, on any of the machines:
#   docker compose exec postgres sh /usr/local/bin/create-database.sh
set -eu
export PGPASSWORD="$PATRONI_SUPERUSER_PASSWORD" PGUSER=postgres
# Whoever leads.
export PGHOST=postgres-1,postgres-2,postgres-3 PGTARGETSESSIONATTRS=read-write PGCONNECT_TIMEOUT=5

# What is passed to a program as an argument can be read in the list of processes; its environment cannot.
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --dbname=postgres <<'SQL'
\getenv password DATABASE_PASSWORD
select format('create role wepa login password %L', :'password')
  where not exists (select from pg_roles where rolname = 'wepa') \gexec
select 'create database wepa owner wepa template template0'
  where not exists (select from pg_database where datname = 'wepa') \gexec
-- So that autovacuum makes way for a migration.
grant set on parameter deadlock_timeout to wepa;
-- At the same server: the others may not have the new database yet, and one that has not ends the search for who leads.
\connect wepa postgres :HOST
-- The one of its extensions that PostgreSQL lets no owner create.
create extension if not exists earthdistance cascade;
SQL

// Inventories that come in as tables: the table, its rows and photos on their way, and addresses read once a day.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table inventory_imports (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      state text not null check
        (state in ('open', 'reading', 'ready', 'applying', 'done', 'cancelled', 'failed')),
      source text not null check (source in ('file', 'feed', 'archive')),
      file_name text not null,
      -- The table in the store of private documents.
      document text not null,
      absent text not null check (absent in ('keep', 'pause')),
      unknown_columns jsonb not null default '[]',
      problem text,
      created_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db)
  await sql`create index inventory_imports_user on inventory_imports (user_id, id desc)`.execute(db)
  // One at a time for each person.
  await sql`
    create unique index inventory_imports_running on inventory_imports (user_id)
    where state in ('open', 'reading', 'ready', 'applying')`.execute(db)
  // The clean-up reads the oldest.
  await sql`create index inventory_imports_age on inventory_imports (created_at)`.execute(db)
  await sql`create index inventory_imports_document on inventory_imports (document)`.execute(db)
  await sql`
    create table inventory_import_rows (
      import_id integer not null references inventory_imports on delete cascade,
      number integer not null,
      reference text not null,
      title text not null,
      action text not null,
      state text not null,
      said jsonb not null,
      issues jsonb not null,
      changes jsonb not null,
      listing_id integer,
      primary key (import_id, number)
    )`.execute(db)
  await sql`
    create table inventory_import_photos (
      import_id integer not null references inventory_imports on delete cascade,
      -- The name of the file in its ZIP, folded.
      name text not null,
      document text not null,
      primary key (import_id, name)
    )`.execute(db)
  await sql`
    create index inventory_import_photos_document on inventory_import_photos (document)`.execute(db)
  await sql`
    create table inventory_feeds (
      user_id integer primary key references users on delete cascade,
      url text not null,
      absent text not null check (absent in ('keep', 'pause')),
      next_at timestamptz not null,
      last_at timestamptz,
      problem text,
      last_import_id integer references inventory_imports on delete set null
    )`.execute(db)
  await sql`create index inventory_feeds_due on inventory_feeds (next_at)`.execute(db)
  await sql`
    create index inventory_feeds_import on inventory_feeds (last_import_id)`.execute(db)
  // Files go with their rows, whatever deletes these.
  await sql`
    create function remember_import_garbage() returns trigger language plpgsql as $$
    begin
      insert into document_garbage (name) values (old.document) on conflict do nothing;
      return old;
    end $$`.execute(db)
  for (const table of ['inventory_imports', 'inventory_import_photos']) {
    await sql`
      create trigger remember_document_garbage after delete on ${sql.table(table)}
      for each row execute function remember_import_garbage()`.execute(db)
  }
}

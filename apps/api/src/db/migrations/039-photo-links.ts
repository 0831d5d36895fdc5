import { type Kysely, sql } from 'kysely'

/**
 * Where the server stands with pictures that ads name by an address elsewhere (`photos.url`). Once one is copied,
 * its rows in `photos` hold `hash` and no `url`; what the last version writes meanwhile waits for a timed job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // hash: the copy, of 'copied' ones. failure: why the last try came to nothing. rotation: degrees clockwise that
  // the copy is to be turned. A row outlives its use in ads for a while: a form may send the address back.
  await sql`
    create table photo_links (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      url text not null,
      state text not null default 'waiting' check (state in ('waiting', 'copied', 'failed')),
      tries integer not null default 0,
      next_try_at timestamptz(3) not null,
      failure text,
      rotation integer not null default 0 check (rotation in (0, 90, 180, 270)),
      hash text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      check ((state = 'copied') = (hash is not null)),
      check ((state = 'failed') <= (failure is not null))
    )`.execute(db)
  // One row for each person and address, and a person's rows. The address itself may be longer than an index
  // takes; two with one MD5 would be the same person's, who would see one picture twice.
  await sql`create unique index photo_links_by_url on photo_links (user_id, md5(url))`.execute(db)
  // What is to be tried again.
  await sql`create index photo_links_due on photo_links (next_try_at) where state = 'waiting'`.execute(
    db,
  )
  // The clean-up of those that no ad uses any more.
  await sql`create index photo_links_by_age on photo_links (updated_at)`.execute(db)
}

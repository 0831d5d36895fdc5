import { type Kysely, sql } from 'kysely'

/** What pictures look like, to find the same photo in another ad. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One row for each picture of ours, by the name of its files; it goes with them. `look` is a
  // perceptual hash of 64 bits, nothing for a flat picture. Of two looks that differ in up to seven
  // bits one of the four bands of 16 bits differs in one at most: that is what is looked up.
  await sql`
    create table photo_looks (
      hash text primary key,
      look bigint,
      is_due boolean not null default false,
      band_0 integer generated always as ((look & 65535)::integer) stored,
      band_1 integer generated always as (((look >> 16) & 65535)::integer) stored,
      band_2 integer generated always as (((look >> 32) & 65535)::integer) stored,
      band_3 integer generated always as (((look >> 48) & 65535)::integer) stored
    )`.execute(db)
  // Looks that are near in one band: without them every picture is compared with all others.
  await sql`create index photo_looks_band_0 on photo_looks (band_0)`.execute(db)
  await sql`create index photo_looks_band_1 on photo_looks (band_1)`.execute(db)
  await sql`create index photo_looks_band_2 on photo_looks (band_2)`.execute(db)
  await sql`create index photo_looks_band_3 on photo_looks (band_3)`.execute(db)
  // Pictures of before, until a job has looked at them; empty afterwards.
  await sql`create index photo_looks_due on photo_looks (hash) where is_due`.execute(db)
  await sql`
    insert into photo_looks (hash, is_due)
    select distinct hash, true from photos where hash is not null`.execute(db)
}

// What a new version may bring in the trial: a column that a trigger keeps, its values of before, and an index on it.
// Never a part of the product: `new-version.ts` adds it to a copy.
import { type Kysely, sql } from 'kysely'
import { fillInParts } from '../../src/db/migrating/fill-in-parts.ts'
import { createIndexConcurrently, type Migration } from '../../src/db/run-migrations.ts'

export const trialIndex = 'trial_by_title_size'

export const trialMigrations: Readonly<Record<string, Migration>> = {
  '997-trial-column': { up: addColumn },
  '998-trial-fill': { up: fill, withoutTransaction: true },
  '999-trial-index': { up: addIndex, withoutTransaction: true },
}

/** The trigger writes it for versions that do not know it. */
async function addColumn(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listings add column title_size integer`.execute(db)
  await sql`
    create function keep_title_size() returns trigger language plpgsql as $$
    begin
      new.title_size := char_length(new.title);
      return new;
    end $$`.execute(db)
  await sql`
    create trigger listings_title_size before insert or update of title on listings
      for each row execute function keep_title_size()`.execute(db)
}

async function fill(db: Kysely<unknown>): Promise<void> {
  await fillInParts(
    db,
    'listings',
    ({ after, upTo }) => sql`
      update listings set title_size = char_length(title)
      where id > ${after} and id <= ${upTo} and title_size is null`,
  )
}

async function addIndex(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    trialIndex,
    `create index concurrently ${trialIndex} on listings (title_size, id)`,
  )
}

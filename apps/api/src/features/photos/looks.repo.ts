// SQL of what pictures look like: one row for each picture, by the name of its files.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** `look` null: a flat picture. A picture that is known stays as it is, unless it was still to be looked at. */
export async function insertLook(db: Database, hash: string, look: bigint | null): Promise<void> {
  await sql`
    insert into photo_looks (hash, look) values (${hash}, ${look?.toString() ?? null}::bigint)
    on conflict (hash) do update set look = excluded.look, is_due = false
    where photo_looks.is_due`.execute(db)
}

/** Pictures nobody has looked at yet. */
export async function listDueLooks(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('photoLooks')
    .select('hash')
    .where('isDue', '=', true)
    .orderBy('hash')
    .limit(limit)
    .execute()
  return rows.map(({ hash }) => hash)
}

/** Takes the look of a picture away that no row uses any more. */
export async function deleteLook(db: Database, hash: string): Promise<void> {
  await sql`delete from photo_looks where hash = ${hash}
    and not exists (select from photos where photos.hash = photo_looks.hash)`.execute(db)
}

// SQL of files without a row: which they are, and the lists from which the sweeps delete. A kind is one store's files
// that one table names.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export type FileKind = 'photo' | 'preview' | 'document'

const knows: Record<FileKind, RawBuilder<unknown>> = {
  photo: sql`exists (select from photos where photos.hash = asked.key)
    or exists (select from users where profile_image_url = '/uploads/' || asked.key || '.webp')`,
  preview: sql`exists (select from previews where previews.name = asked.key)`,
  document: sql`exists (select from verification_documents where name = asked.key)
    or exists (select from inventory_imports where document = asked.key)
    or exists (select from inventory_import_photos where document = asked.key)`,
}

/** Those of the keys (hashes of photos, names of others) that no row has. */
export async function listLost(
  db: Database,
  kind: FileKind,
  keys: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) asked (key) where not (${knows[kind]})`.execute(db)
  return rows.map(({ key }) => key)
}

/**
 * Puts them where the sweeps find them. A preview gets a row that has long run out: drawn again meanwhile, it is
 * young and stays. A document is of so old a file that no upload of it is under way. Answers how many are new there.
 */
export async function markLost(
  db: Database,
  kind: FileKind,
  keys: readonly string[],
): Promise<number> {
  const { numAffectedRows = 0n } = await marks[kind](keys).execute(db)
  return Number(numAffectedRows)
}

const marks: Record<FileKind, (keys: readonly string[]) => RawBuilder<unknown>> = {
  photo: (keys) => sql`
    insert into photo_garbage (hash) select unnest(${keys}::text[]) on conflict do nothing`,
  preview: (keys) => sql`
    insert into previews (name, made_at) select unnest(${keys}::text[]), to_timestamp(0)
    on conflict do nothing`,
  document: (keys) => sql`
    insert into document_garbage (name, created_at)
    select unnest(${keys}::text[]), to_timestamp(0) on conflict do nothing`,
}

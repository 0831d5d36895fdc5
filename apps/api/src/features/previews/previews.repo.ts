import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

type Preview = { name: string; listingId: number | null; madeAt: Date }

/** Notes a file of a preview; making it again makes it young. */
export async function upsertPreview(db: Database, preview: Preview): Promise<void> {
  await db
    .insertInto('previews')
    .values(preview)
    .onConflict((same) => same.column('name').doUpdateSet({ madeAt: preview.madeAt }))
    .execute()
}

/**
 * Files of previews that are to go, a thousand at most: of ads without a public page, those made before
 * `before`, and the oldest beyond `most`.
 */
export async function listStalePreviews(
  db: Database,
  { before, most }: { before: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from previews
    where made_at < ${before}
      or made_at <= (select made_at from previews order by made_at desc offset ${most} limit 1)
      or (listing_id is not null and not exists (
        select from listings where listings.id = previews.listing_id and is_active))
    limit 1000`.execute(db)
  return rows.map(({ name }) => name)
}

/** Forgets previews whose files are gone, but those that were made anew since `at`. */
export async function deletePreviews(
  db: Database,
  names: readonly string[],
  at: Date,
): Promise<void> {
  await sql`delete from previews where name = any(${names}::text[]) and made_at <= ${at}`.execute(
    db,
  )
}

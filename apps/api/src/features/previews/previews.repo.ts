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
 * Forgets previews of ads without a public page, those made before `before`, and the oldest beyond
 * `most`. Answers the files that are to go, a thousand at most.
 */
export async function deleteStalePreviews(
  db: Database,
  { before, most }: { before: Date; most: number },
): Promise<string[]> {
  const result = await sql<{ name: string }>`
    delete from previews where name in (
      select name from previews
      where made_at < ${before}
        or made_at <= (select made_at from previews order by made_at desc offset ${most} limit 1)
        or (listing_id is not null and not exists (
          select from listings where listings.id = previews.listing_id and is_active))
      limit 1000)
    returning name`.execute(db)
  return result.rows.map(({ name }) => name)
}

import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** The newest paid ads of a category: of two other indexes together the planner reads all ads of the category. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const name = 'listings_paid_by_category'
  await createIndexConcurrently(
    db,
    name,
    `create index concurrently ${name} on listings (category_id, created_at desc, id desc)
      where is_featured and is_active and status <> 'sold'`,
  )
}

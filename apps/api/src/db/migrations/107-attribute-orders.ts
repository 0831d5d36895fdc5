// Cars by year and miles, homes by the price of a square foot, for lists too long to be sorted.
import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, on: string, categoryId: number) =>
    createIndexConcurrently(
      db,
      name,
      `create index concurrently ${name} on listings (${on})
        where category_id = ${categoryId} and is_active and status <> 'sold'`,
    )
  await add('listings_by_year', "coalesce((attributes ->> 'year')::numeric, 0) desc, id desc", 2)
  await add('listings_by_miles', "coalesce((attributes ->> 'miles')::numeric, 1e9), (-id)", 2)
  await add(
    'listings_by_area_price',
    "coalesce(round(price_numeric / nullif((attributes ->> 'builtArea')::numeric, 0), 2), 1e9), (-id)",
    1,
  )
}

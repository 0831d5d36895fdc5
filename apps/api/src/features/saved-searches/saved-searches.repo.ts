// Saved searches as people have them. What they are read as is in alert-readings.repo.ts.
import { filterNames } from '@wepa/domain/listings/attributes'
import type { WantedSearch } from '@wepa/domain/search/saved-filters'
import type { SavedSearch, SavedSearchChange } from '@wepa/domain/search/saved-search'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { readingColumns } from '../../db/sql/alert-reading.ts'
import { toSavedSearch } from '../../db/sql/saved-search-row.ts'

export async function countSavedSearches(db: Database, userId: number): Promise<number> {
  const row = await db
    .selectFrom('savedSearches')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return row.total
}

/** A person's searches, newest first. */
export async function listSavedSearches(db: Database, userId: number): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('savedSearches')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toSavedSearch)
}

type NewSearch = WantedSearch & {
  userId: number
  createdAt: Date
  reading: ReturnType<typeof readingColumns>
}

/** Keeps a search; of one that asks the same, the name, who sells and the alerts become what is wanted now. */
export async function upsertSavedSearch(
  db: Database,
  { reading, emailAlerts, isActive, minPrice, maxPrice, attributes, ...search }: NewSearch,
): Promise<{ search: SavedSearch; isNew: boolean }> {
  const alerts = {
    ...(emailAlerts !== undefined && { emailAlerts }),
    ...(isActive !== undefined && { isActive }),
  }
  const row = await db
    .insertInto('savedSearches')
    .values({
      ...search,
      ...alerts,
      ...reading,
      minPrice: minPrice === null ? null : String(minPrice),
      maxPrice: maxPrice === null ? null : String(maxPrice),
      attributes: attributes && JSON.stringify(attributes),
    })
    // Word for word the columns of the index saved_searches_same.
    .onConflict((same) =>
      same
        .expression(
          sql`user_id, lower(query), literal, category_id, lower(location), min_price, max_price,
            ${sql.join(filterNames.map((name) => sql.ref(name)))}, radius, attributes`,
        )
        .doUpdateSet({ name: search.name, seller: search.seller, ...alerts }),
    )
    .returningAll()
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return { search: toSavedSearch(row), isNew: row.isNew }
}

/** Changes a person's search; undefined when they have none of this id. */
export async function updateSavedSearch(
  db: Database,
  owned: { id: number; userId: number },
  { name, emailAlerts, isActive }: SavedSearchChange,
): Promise<SavedSearch | undefined> {
  const row = await db
    .updateTable('savedSearches')
    .set({
      // Something must be set; the owner of a search never changes.
      userId: owned.userId,
      ...(name !== undefined && { name }),
      ...(emailAlerts !== undefined && { emailAlerts }),
      ...(isActive !== undefined && { isActive }),
    })
    .where('id', '=', owned.id)
    .where('userId', '=', owned.userId)
    .returningAll()
    .executeTakeFirst()
  return row && toSavedSearch(row)
}

/** Deletes a person's search; false when they have none of this id. */
export async function deleteSavedSearch(
  db: Database,
  owned: { id: number; userId: number },
): Promise<boolean> {
  const row = await db
    .deleteFrom('savedSearches')
    .where('id', '=', owned.id)
    .where('userId', '=', owned.userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The name of the search whose emails carry this token. */
export async function findNameByToken(db: Database, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('savedSearches')
    .select('name')
    .where('unsubscribeToken', '=', token)
    .executeTakeFirst()
  return row?.name
}

/** Ends the emails of the search with this token. */
export async function endEmails(db: Database, token: string): Promise<void> {
  await db
    .updateTable('savedSearches')
    .set({ emailAlerts: false })
    .where('unsubscribeToken', '=', token)
    .where('emailAlerts', '=', true)
    .execute()
}

type Owned = { id: number; userId: number }

/** The token of an own search's feed, null while it has none; undefined when they have no such search. */
export async function findFeedToken(
  db: Database,
  { id, userId }: Owned,
): Promise<{ feedToken: string | null } | undefined> {
  return db
    .selectFrom('savedSearches')
    .select('feedToken')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** Gives a feed a token unless it has one; null takes it away. Answers the one that counts. */
export async function setFeedToken(
  db: Database,
  { id, userId }: Owned,
  token: string | null,
): Promise<{ feedToken: string | null } | undefined> {
  return db
    .updateTable('savedSearches')
    .set({ feedToken: token === null ? null : sql<string>`coalesce(feed_token, ${token})` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('feedToken')
    .executeTakeFirst()
}

export async function findByFeedToken(
  db: Database,
  token: string,
): Promise<SavedSearch | undefined> {
  const row = await db
    .selectFrom('savedSearches')
    .selectAll()
    .where('feedToken', '=', token)
    .executeTakeFirst()
  return row && toSavedSearch(row)
}

// Indexes of what is forgotten with age. A BRIN index of a table that is emptied at its old end finds it ever
// worse: new rows fill the freed pages, and soon each range of pages holds something old and something new.
import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** Lets each clean-up read the rows that it takes, and no others. New rows come at the end of each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, on: string) =>
    createIndexConcurrently(db, name, `create index concurrently ${name} on ${on}`)
  // Figures of ads older than 90 days.
  await add('business_analytics_old', 'business_analytics (event_date)')
  // What kept searches were told of more than 120 days ago.
  await add('saved_search_hits_old', 'saved_search_hits (found_at)')
  // Read notifications after 90 days: without it all unread ones of a year are looked at as well.
  await add('notifications_read', 'notifications (created_at) where is_read')
  // Letters that never left, after a month.
  await add('mails_dropped', 'mails (dropped_at) where dropped_at is not null')
}

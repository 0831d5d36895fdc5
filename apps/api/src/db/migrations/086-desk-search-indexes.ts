// What moderators look for people and ads by. Three letters in a row are found anywhere in a name or a title, for
// they are given half of one on the telephone; an email and a number are looked up whole.
import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** Lets the desk's search read the rows that it shows, and no others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, on: string) =>
    createIndexConcurrently(db, name, `create index concurrently ${name} on ${on}`)
  // People by a part of their name or username. Their email has an index already.
  await add(
    'users_by_words',
    "users using gin (wepa_folded(full_name || ' ' || username) gin_trgm_ops)",
  )
  await add('users_by_phone', 'users (phone) where phone is not null')
  await add('business_profiles_by_phone', 'business_profiles (phone) where phone is not null')
  // Ads by a part of their title, in every state: the index of the public search knows the public ones alone.
  await add('listings_by_title', 'listings using gin (wepa_folded(title) gin_trgm_ops)')
  // Who publishes the same number or address from several accounts.
  await add('listings_by_contact_phone', 'listings (contact_phone) where contact_phone is not null')
  await add(
    'listings_by_contact_email',
    'listings (lower(contact_email)) where contact_email is not null',
  )
  // What somebody without an account wrote, by the address they gave.
  await add('contact_messages_by_email', 'contact_messages (lower(email))')
  // Reports outlive their ads: of those that are gone only the title is left.
  await add(
    'user_reports_of_gone_ads',
    `user_reports using gin (wepa_folded(listing_title) gin_trgm_ops)
      where reported_listing_id is null and conversation_id is null`,
  )
}

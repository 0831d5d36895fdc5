// Which rows of each table are about a person, for their own export. A new table with a person in it gets a section
// here, or a reason to stay out in `not-exported.ts`; export.test.ts fails until it has either.
import { attributeNames, filterNames } from '@wepa/domain/listings/attributes'
import type { ExportSection } from './export.repo.ts'
import { businessSections } from './export-business.ts'
import { isMineAsBuyerOrSeller, listingTitle, yourSide } from './export-columns.ts'
import { talkSections } from './export-talk.ts'

export const exportSections: readonly ExportSection[] = [
  {
    name: 'sessions',
    table: 'sessions',
    columns: 'id, ip, user_agent, opened_by, created_at, proven_at, last_activity_at',
    // In those for a business whoever acts is to be seen, not the business.
    isMine: 'coalesce(actor_id, user_id) = me',
  },
  {
    name: 'secondFactors',
    table: 'secondFactors',
    columns: 'created_at, confirmed_at',
    isMine: 'user_id = me',
    key: ['created_at'],
  },
  {
    name: 'passkeys',
    table: 'passkeys',
    columns: 'id, name, transports, created_at, last_used_at',
    isMine: 'user_id = me',
  },
  ...businessSections,
  {
    name: 'accountUndos',
    table: 'accountUndos',
    columns: 'id, kind, old_email, new_email, created_at, ends_at, used_at',
    isMine: 'user_id = me',
  },
  {
    name: 'listings',
    table: 'listings',
    columns: `id, (select name from categories where categories.id = category_id) as category, title,
      description, price, location, latitude, longitude, ${columns(attributeNames)},
      attributes, said_attributes, tags, contact_email, contact_phone, status, is_active, is_featured,
      featured_plan, featured_expires_at, views, clicks, messages, created_at, updated_at, expires_at,
      hidden_at, (select amount from offer_floors where listing_id = listings.id) as offer_floor,
      (select jsonb_agg(jsonb_build_object('price', asked.price, 'isPublic', is_public, 'since', since)
        order by since, asked.id) from listing_prices asked where listing_id = listings.id) as price_history,
      (select jsonb_agg(jsonb_build_object('renewedAt', renewed_at, 'expiresAt', renewed.expires_at)
        order by renewed.id) from listing_renewals renewed where listing_id = listings.id) as renewals`,
    isMine: 'user_id = me',
  },
  {
    name: 'listingReferences',
    table: 'listingReferences',
    columns: 'listing_id, reference',
    isMine: 'user_id = me',
    key: ['listing_id'],
  },
  {
    name: 'inventoryImports',
    table: 'inventoryImports',
    columns: 'id, source, file_name, state, absent, problem, created_at, finished_at',
    isMine: 'user_id = me',
  },
  {
    name: 'inventoryFeeds',
    table: 'inventoryFeeds',
    columns: 'url, absent, next_at, last_at, problem',
    isMine: 'user_id = me',
    key: ['url'],
  },
  {
    name: 'photos',
    table: 'photos',
    columns: `id, coalesce(url, '/uploads/' || hash || '.webp') as url, listing_id, message_id, position, created_at`,
    isMine: 'user_id = me',
  },
  {
    name: 'photoLinks',
    table: 'photoLinks',
    columns: `id, url, state, failure, case when hash is not null then '/uploads/' || hash || '.webp' end as copy,
      created_at, updated_at`,
    isMine: 'user_id = me',
  },
  {
    name: 'favorites',
    table: 'favorites',
    columns: `id, listing_id, ${listingTitle}, created_at`,
    isMine: 'user_id = me',
  },
  {
    name: 'follows',
    table: 'follows',
    // Who follows them is told to nobody.
    columns: `id, seller_id, (select full_name from users where users.id = seller_id) as seller_name,
      created_at`,
    isMine: 'follower_id = me',
  },
  {
    name: 'viewedListings',
    table: 'listingViews',
    columns: `listing_id, ${listingTitle}, viewed_on, viewed_at`,
    isMine: 'viewer_id = me',
    key: ['viewed_on', 'listing_id'],
  },
  {
    name: 'recentlyViewedListings',
    table: 'recentViews',
    columns: `listing_id, ${listingTitle}, viewed_at`,
    isMine: 'viewer_id = me',
    key: ['viewed_at', 'listing_id'],
  },
  ...talkSections,
  {
    name: 'blockedPeople',
    table: 'blocks',
    // Who has blocked them is not theirs to know.
    columns: `id, blocked_id, (select full_name from users where users.id = blocked_id) as blocked_name,
      created_at`,
    isMine: 'blocker_id = me',
  },
  {
    name: 'dismissals',
    table: 'dismissals',
    columns: `id, listing_id, ${listingTitle}, seller_id,
      (select full_name from users where users.id = seller_id) as seller_name, created_at`,
    isMine: 'user_id = me',
  },
  {
    name: 'transactions',
    table: 'transactions',
    columns: `id, listing_id, listing_title, ${yourSide}, sale_amount, fee_amount, status, created_at`,
    isMine: isMineAsBuyerOrSeller,
  },
  {
    name: 'ratings',
    table: 'ratings',
    columns: `id, listing_id, ${listingTitle}, from_user_id is not distinct from me as is_yours, type,
      rating, comment, hidden_until, created_at`,
    // What others said waits for their own.
    isMine: `from_user_id = me
      or (to_user_id = me and (hidden_until is null or hidden_until <= today))`,
  },
  {
    name: 'savedSearches',
    table: 'savedSearches',
    columns: `id, name, query, (select name from categories where categories.id = category_id) as category,
      location, min_price, max_price, ${columns(filterNames)}, attributes, radius, email_alerts, is_active,
      last_notified, new_ads, feed_token is not null as has_feed, created_at`,
    isMine: 'user_id = me',
  },
  {
    name: 'verifications',
    table: 'userVerifications',
    columns: 'id, verification_type, status, target, document_data, verified_at, notes, created_at',
    isMine: 'user_id = me',
  },
  {
    name: 'textMessages',
    table: 'textMessages',
    columns: 'id, phone, created_at, sent_at',
    isMine: 'user_id = me',
  },
  {
    name: 'verificationDocuments',
    table: 'verificationDocuments',
    columns: 'id, verification_id, name, kind, byte_size, created_at',
    isMine: 'user_id = me',
  },
  {
    name: 'activities',
    table: 'activities',
    columns: 'id, action, entity_type, entity_id, created_at',
    isMine: 'user_id = me',
  },
  {
    name: 'roleChanges',
    table: 'roleChanges',
    columns: 'id, role, created_at',
    isMine: 'user_id = me',
  },
  {
    name: 'notifications',
    table: 'notifications',
    columns: 'id, type, title, message, related_id, is_read, created_at',
    isMine: 'user_id = me',
  },
  {
    name: 'pushSubscriptions',
    table: 'pushSubscriptions',
    // Of the address of a browser only whose service it is: the rest of it is a secret of that browser.
    columns: `id, session_id, split_part(endpoint, '/', 3) as service, created_at`,
    isMine: 'user_id = me',
  },
  {
    name: 'subscriptions',
    table: 'subscriptions',
    columns: `id, plan, state, trial_days, period_start, period_end, trial_ends_at, cancel_at, ended_at,
      created_at`,
    isMine: 'user_id = me',
  },
  {
    name: 'subscriptionPayments',
    table: 'subscriptionPayments',
    columns: `id, 'P-' || id as receipt, plan, amount, paid_at`,
    isMine: 'user_id = me',
  },
  {
    name: 'featuredPayments',
    table: 'featuredPayments',
    columns: `id, 'D-' || id as receipt, listing_id, listing_title, source, plan, amount, duration,
      status, starts_at, expires_at, paid_at, moved_at, moved_from_title, created_at`,
    isMine: 'user_id = me',
  },
  {
    name: 'placeReports',
    table: 'placeReports',
    columns: 'id, listing_id, starts_at, report, created_at',
    isMine: 'user_id = me',
  },
  {
    name: 'contactMessages',
    table: 'contactMessages',
    columns:
      'id, reference, name, email, category, subject, message, status, resolved_at, created_at',
    isMine: 'user_id = me',
  },
  {
    name: 'reports',
    table: 'userReports',
    // What others said of them stays with those who look into it: it would name who spoke up.
    columns: `id, reference, reported_listing_id, listing_title, conversation_id, report_type, description, status,
      resolved_at, created_at`,
    isMine: 'reporter_id = me',
  },
  {
    name: 'moderationDecisions',
    table: 'moderationDecisions',
    // What was decided about them, as they were told it: not by whom, nor the notes of those who looked.
    // A report in which nothing was wrong is told to nobody: it would name who spoke up.
    columns: 'id, reference, action, days, listing_id, listing_title, reason, created_at',
    isMine: `subject_user_id = me and action <> 'resolve'`,
  },
  {
    name: 'accountReviews',
    table: 'suspicions',
    // What they were told: that new conversations waited, and since when. How it was found tells others how to hide.
    columns: 'id, waits_since',
    isMine: 'user_id = me and waits_since is not null',
  },
  {
    name: 'appeals',
    table: 'appeals',
    columns: 'id, decision_id, message, status, created_at',
    isMine: 'user_id = me',
  },
  {
    name: 'mails',
    table: 'mails',
    columns: 'id, recipient, subject, created_at, sent_at',
    isMine: 'user_id = me',
  },
]

/** Names of attributes as their columns, for a list of them. */
function columns(names: readonly string[]): string {
  return names
    .map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .join(', ')
}

// The demo data as rows: the names and values of the columns, table by table.

import { readText } from '@wepa/domain/attributes/read-text'
import { mergeAttributes } from '@wepa/domain/attributes/said'
import type { AdAttributes } from '@wepa/domain/attributes/values'
import { READER_VERSION } from '@wepa/domain/attributes/version'
import { slugById } from '@wepa/domain/listings/category'
import { formatLocation } from '@wepa/domain/places/location'
import { municipalityGeo } from '@wepa/domain/places/municipality-geo'
import { parsePrice } from '@wepa/domain/prices/parse-price'
import { activityCountRows, activityRows } from './activities.ts'
import type { Ad, Demo } from './demo.ts'
import { notificationRows } from './notifications.ts'
import { photoRows, type StoredPictures } from './pictures/stored-pictures.ts'
import type { Row, Table } from './row.ts'
import { savedSearchRows } from './saved-searches.ts'
import { type Hashes, partTables, userRows } from './user-rows.ts'
import { verificationRows } from './verifications.ts'

/** Tables in the order in which they may be filled. `stored` holds the pictures that are drawn by now. */
export function toTables(demo: Demo, stored: StoredPictures, hashes: Hashes, now: Date): Table[] {
  const talks = new Map<number, number>()
  for (const { adId } of demo.conversations) talks.set(adId, (talks.get(adId) ?? 0) + 1)
  return [
    { name: 'users', rows: userRows(demo, stored, hashes) },
    ...partTables(demo, now),
    {
      name: 'listings',
      rows: demo.ads.map((ad) => listingRow(ad, demo, talks.get(ad.id) ?? 0, now)),
    },
    { name: 'user_verifications', rows: verificationRows(demo.people, now) },
    { name: 'photos', rows: photoRows(demo, stored) },
    {
      name: 'favorites',
      rows: demo.favorites.map(({ userId, adId, at }, i) => ({
        id: i + 1,
        user_id: userId,
        listing_id: adId,
        created_at: iso(at),
      })),
    },
    {
      name: 'business_analytics',
      rows: demo.events.map(({ adId, day, type, source, device, town, count }) => ({
        listing_id: adId,
        event_date: day,
        event_type: type,
        source,
        viewer_location: town,
        device_type: device,
        count,
      })),
    },
    {
      name: 'listing_views',
      rows: demo.views.map(({ userId, adId, at }) => ({
        listing_id: adId,
        viewer_id: userId,
        viewed_on: islandDay(at),
        viewed_at: iso(at),
      })),
    },
    ...talkTables(demo),
    ...saleTables(demo),
    { name: 'saved_searches', rows: savedSearchRows(demo, now) },
    { name: 'notifications', rows: notificationRows(demo, now) },
    { name: 'activities', rows: activityRows(demo, now) },
    { name: 'activity_counts', rows: activityCountRows(now) },
  ]
}

function listingRow(ad: Ad, demo: Demo, messages: number, now: Date): Row {
  const seller = demo.people[ad.sellerId - 1]
  const geo = municipalityGeo(ad.town.slug)
  const { priceNumeric, priceMax } = parsePrice(ad.price)
  return {
    id: ad.id,
    user_id: ad.sellerId,
    category_id: ad.categoryId,
    title: ad.title,
    description: ad.description,
    price: ad.price,
    price_numeric: priceNumeric,
    price_max: priceMax,
    location: formatLocation(ad.town),
    municipality: ad.town.slug,
    region: ad.town.region,
    latitude: geo?.latitude ?? null,
    longitude: geo?.longitude ?? null,
    condition: ad.condition,
    attributes: attributesOf(ad),
    attributes_version: READER_VERSION,
    tags: ad.tags,
    contact_email: seller?.email ?? null,
    contact_phone: seller?.phone ?? null,
    status: ad.status,
    is_active: ad.isActive,
    is_featured: ad.featured !== null,
    featured_plan: ad.featured?.plan ?? null,
    featured_expires_at: ad.featured ? iso(ad.featured.expiresAt) : null,
    views: ad.views,
    views_today: ad.viewsToday,
    views_day: islandDay(now),
    clicks: ad.clicks,
    messages,
    created_at: iso(ad.createdAt),
    updated_at: iso(ad.createdAt),
    expires_at: iso(ad.expiresAt),
  }
}

/** As the server reads them when an ad is published. */
function attributesOf(ad: Ad): AdAttributes {
  const category = slugById(ad.categoryId) ?? 'de-todo'
  return mergeAttributes(readText({ ...ad, category }, ad.createdAt), {}, category)
}

function talkTables(demo: Demo): Table[] {
  const conversations = demo.conversations.map(({ id, adId, buyerId, sellerId, messages }) => ({
    id,
    listing_id: adId,
    buyer_id: buyerId,
    seller_id: sellerId,
    last_message_at: iso(messages.at(-1)?.at ?? new Date(0)),
    created_at: iso(messages[0]?.at ?? new Date(0)),
  }))
  const messages = demo.conversations
    .flatMap((talk) => talk.messages.map((message) => ({ talk, message })))
    .map(({ talk, message }, i) => ({
      id: i + 1,
      conversation_id: talk.id,
      sender_id: message.fromSeller ? talk.sellerId : talk.buyerId,
      content: message.content,
      is_read: message.isRead,
      created_at: iso(message.at),
    }))
  return [
    { name: 'conversations', rows: conversations },
    { name: 'messages', rows: messages },
  ]
}

function saleTables(demo: Demo): Table[] {
  const transactions = demo.sales.map((sale, i) => ({
    id: i + 1,
    listing_id: sale.adId,
    listing_title: demo.ads[sale.adId - 1]?.title ?? null,
    buyer_id: sale.buyerId,
    seller_id: sale.sellerId,
    sale_amount: sale.amount,
    invited_at: iso(sale.at),
    created_at: iso(sale.at),
  }))
  const ratings = demo.ratings.map((rating, i) => ({
    id: i + 1,
    from_user_id: rating.fromId,
    to_user_id: rating.toId,
    listing_id: rating.adId,
    rating: rating.rating,
    comment: rating.comment,
    type: rating.type,
    hidden_until: rating.hiddenUntil ? iso(rating.hiddenUntil) : null,
    created_at: iso(rating.at),
  }))
  return [
    { name: 'transactions', rows: transactions },
    { name: 'ratings', rows: ratings },
  ]
}

/** The calendar day in Puerto Rico (UTC-4 all year), 'YYYY-MM-DD'. */
function islandDay(at: Date): string {
  return new Date(at.getTime() - 4 * 3_600_000).toISOString().slice(0, 10)
}

function iso(at: Date): string {
  return at.toISOString()
}

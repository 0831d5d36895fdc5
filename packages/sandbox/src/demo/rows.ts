// The demo data as rows: the names and values of the columns, table by table.

import { formatLocation } from '@wepa/domain/location'
import { municipalityGeo } from '@wepa/domain/municipality-geo'
import { parsePrice } from '@wepa/domain/price'
import { averageRating } from '@wepa/domain/rating'
import type { Ad, Demo, Person } from './demo.ts'
import type { StoredPicture } from './pictures.ts'
import { approvedTypes, verificationRows } from './verifications.ts'

type Value = string | number | boolean | null | string[] | { [name: string]: string | null }
export type Row = Record<string, Value>
/** Tables in the order in which they may be filled. */
export type Table = { name: string; rows: Row[] }

export type Hashes = { demo: string; admin: string; others: string }

/** `stored` holds the pictures of all ads, ad after ad. */
export function toTables(
  demo: Demo,
  stored: readonly StoredPicture[],
  hashes: Hashes,
  now: Date,
): Table[] {
  const talks = new Map<number, number>()
  for (const { adId } of demo.conversations) talks.set(adId, (talks.get(adId) ?? 0) + 1)
  return [
    { name: 'users', rows: demo.people.map((person) => userRow(person, demo, hashes)) },
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
  ]
}

function userRow(person: Person, demo: Demo, hashes: Hashes): Row {
  const { business } = person
  const hash =
    person.username === 'demo'
      ? hashes.demo
      : person.role === 'admin'
        ? hashes.admin
        : hashes.others
  return {
    id: person.id,
    username: person.username,
    email: person.email,
    password_hash: hash,
    full_name: person.fullName,
    phone: person.phone,
    location: formatLocation(person.town),
    bio: person.bio,
    role: person.role,
    seller_rating: average(demo, person.id, 'seller'),
    buyer_rating: average(demo, person.id, 'buyer'),
    total_sales: demo.sales.filter((sale) => sale.sellerId === person.id).length,
    total_purchases: demo.sales.filter((sale) => sale.buyerId === person.id).length,
    is_verified: person.isVerified,
    verification_level: person.verificationLevel,
    allow_phone_contact: person.allowsPhone,
    account_type: business ? 'business' : 'personal',
    business_name: business?.name ?? null,
    business_description: business?.about ?? null,
    business_website: business?.website ?? null,
    business_verified: approvedTypes(person).includes('business'),
    subscription_plan: person.plan,
    last_login_at: iso(person.lastLoginAt),
    login_count: 3 + ((person.id * 7) % 60),
    created_at: iso(person.createdAt),
    updated_at: iso(person.createdAt),
  }
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

function photoRows(demo: Demo, stored: readonly StoredPicture[]): Row[] {
  const places = demo.ads.flatMap((ad) => ad.pictures.map((_, position) => ({ ad, position })))
  return places.flatMap(({ ad, position }, i) => {
    const picture = stored[i]
    if (picture === undefined) throw new Error(`picture ${i} was not stored`)
    return {
      id: i + 1,
      user_id: ad.sellerId,
      listing_id: ad.id,
      position,
      hash: picture.hash,
      width: picture.width,
      height: picture.height,
      created_at: iso(ad.createdAt),
    }
  })
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
    created_at: iso(rating.at),
  }))
  return [
    { name: 'transactions', rows: transactions },
    { name: 'ratings', rows: ratings },
  ]
}

function average(demo: Demo, id: number, type: 'seller' | 'buyer'): string {
  const given = demo.ratings.filter((rating) => rating.toId === id && rating.type === type)
  return averageRating(given.map(({ rating }) => rating))
}

/** The calendar day in Puerto Rico (UTC-4 all year), 'YYYY-MM-DD'. */
function islandDay(at: Date): string {
  return new Date(at.getTime() - 4 * 3_600_000).toISOString().slice(0, 10)
}

function iso(at: Date): string {
  return at.toISOString()
}

// The people of the demo data as rows of `users` and of the tables that hold one row for each person.
import { formatLocation } from '@wepa/domain/places/location'
import { averageRating } from '@wepa/domain/trust/rating'
import type { Demo, Person } from './demo.ts'
import { portraitUrl, type StoredPictures } from './pictures/stored-pictures.ts'
import type { Row, Table } from './row.ts'
import { approvedTypes, licenseNumber } from './verifications.ts'

export type Hashes = { demo: string; admin: string; others: string }

/** `stored` as in `toTables`. */
export function userRows(demo: Demo, stored: StoredPictures, hashes: Hashes): Row[] {
  return demo.people.map((person) => ({
    ...userRow(person, demo, hashes),
    account_type: person.business ? 'business' : 'personal',
    profile_image_url: portraitUrl(stored.ofPeople.get(person.id)),
  }))
}

function userRow(person: Person, demo: Demo, hashes: Hashes): Row {
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
    last_login_at: person.lastLoginAt.toISOString(),
    login_count: 3 + ((person.id * 7) % 60),
    created_at: person.createdAt.toISOString(),
    updated_at: person.createdAt.toISOString(),
  }
}

/** What their triggers have made for each person when `users` was filled, with what the demo data says. */
export function partTables(demo: Demo, now: Date): Table[] {
  const demoPerson = demo.people.filter(({ username }) => username === 'demo')
  return [
    {
      name: 'person_plans',
      key: 'user_id',
      rows: demo.people.map(({ id, plan }) => ({ user_id: id, plan })),
    },
    {
      name: 'assistant_uses',
      key: 'user_id',
      // Whoever tries Wepa as the demo person finds the assistant's days still to come.
      rows: demoPerson.map(({ id }) => ({ user_id: id, trial_from: now.toISOString() })),
    },
    { name: 'business_profiles', key: 'user_id', rows: demo.people.flatMap(businessRow) },
  ]
}

function businessRow(person: Person): Row[] {
  const { business, id, town } = person
  if (!business) return []
  return [
    {
      user_id: id,
      name: business.name,
      category: business.kind,
      description: business.about,
      address: `Calle Principal ${id}, ${town.name}`,
      phone: person.phone,
      website: business.website ?? null,
      hours: business.hours ?? null,
      license: licenseNumber(person),
      is_verified: approvedTypes(person).includes('business'),
    },
  ]
}

function average(demo: Demo, id: number, type: 'seller' | 'buyer'): string {
  const given = demo.ratings.filter(
    (rating) => rating.toId === id && rating.type === type && rating.hiddenUntil === null,
  )
  return averageRating(given.map(({ rating }) => rating))
}

// The shape of the demo data, before it is rows. Ids are positions in their lists, from 1.
import type { DeviceType, EventSource, EventType } from '@wepa/domain/insights/analytics'
import type { Condition } from '@wepa/domain/listings/condition'
import type { PlanId } from '@wepa/domain/payments/plan'
import type { Municipality } from '@wepa/domain/places/municipalities'
import type { Voice } from './ads/draft.ts'
import type { MotifName } from './art/motifs.ts'
import type { Portrait } from './art/portrait.ts'
import type { DrawingOptions } from './art/subject.ts'

export type Business = {
  name: string
  town: string
  category: number
  about: string
  website: string | null
  /** What it calls itself: 'Mueblería'. */
  kind: string
  /** When it is open, in its own words. */
  hours: string | null
}

export type Person = {
  id: number
  username: string
  email: string
  fullName: string
  /** E.164. */
  phone: string
  town: Municipality
  bio: string | null
  role: 'user' | 'admin'
  plan: PlanId
  business: Business | null
  portrait: Portrait | null
  isVerified: boolean
  verificationLevel: number
  allowsPhone: boolean
  createdAt: Date
  lastLoginAt: Date
  voice: Voice
}

export type Picture = { seed: string; motif: MotifName; options: DrawingOptions; shot: number }

export type Ad = {
  id: number
  sellerId: number
  categoryId: number
  title: string
  description: string
  price: string
  town: Municipality
  condition: Condition | null
  tags: string[]
  /** Of somebody who looks for it. */
  isWanted: boolean
  pictures: Picture[]
  status: 'active' | 'pending' | 'sold'
  isActive: boolean
  featured: { plan: 'basic' | 'premium' | 'spotlight'; expiresAt: Date } | null
  views: number
  viewsToday: number
  clicks: number
  createdAt: Date
  expiresAt: Date
}

export type Message = { fromSeller: boolean; content: string; at: Date; isRead: boolean }

export type Conversation = {
  id: number
  adId: number
  buyerId: number
  sellerId: number
  messages: Message[]
}

export type Sale = {
  adId: number
  buyerId: number
  sellerId: number
  amount: string | null
  at: Date
}

export type Rating = {
  adId: number
  fromId: number
  toId: number
  rating: number
  comment: string
  type: 'seller' | 'buyer'
  at: Date
  /** How long it waits for the other side; null for one that appears. */
  hiddenUntil: Date | null
}

export type Favorite = { userId: number; adId: number; at: Date }
export type View = { userId: number; adId: number; at: Date }
/** Equal events of one day, in Puerto Rico, as often as `count` says. */
export type DayEvent = {
  adId: number
  day: string
  type: EventType
  source: EventSource
  device: DeviceType
  town: string | null
  count: number
}

export type Demo = {
  people: Person[]
  ads: Ad[]
  conversations: Conversation[]
  sales: Sale[]
  ratings: Rating[]
  favorites: Favorite[]
  views: View[]
  events: DayEvent[]
}

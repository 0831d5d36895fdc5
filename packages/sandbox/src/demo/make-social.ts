// What people do with the ads: promote, like, write, buy, rate.
import { parsePrice } from '@wepa/domain/prices/parse-price'
import { hiddenUntil } from '@wepa/domain/trust/rating'
import type {
  Ad,
  Conversation,
  Demo,
  Favorite,
  Message,
  Person,
  Rating,
  Sale,
  View,
} from './demo.ts'
import { DEMO_ID } from './people.ts'
import type { Random } from './random.ts'
import { BUYER_COMMENTS, FAREWELLS, kindOf, SELLER_COMMENTS, TALKS } from './talk.ts'

const MINUTE = 60_000
const DAY = 86_400_000

const FEATURED = [
  ['spotlight', 30, 4],
  ['premium', 14, 9],
  ['basic', 7, 12],
] as const

/** Twenty-five paid places on public ads that have a picture. */
export function promote(r: Random, ads: readonly Ad[], now: Date): Ad[] {
  const open = r.shuffle(
    ads.filter(
      (ad) =>
        ad.isActive &&
        ad.status === 'active' &&
        ad.pictures.length > 0 &&
        isOlder(ad, now, 2 * DAY),
    ),
  )
  const plans = FEATURED.flatMap(([plan, days, count]) =>
    Array.from({ length: count }, () => ({ plan, days })),
  )
  const paid = new Map(
    plans.flatMap(({ plan, days }, i) => {
      const ad = open[i]
      const expiresAt = new Date(now.getTime() + r.int(1, days - 1) * DAY)
      return ad === undefined ? [] : [[ad.id, { plan, expiresAt }] as const]
    }),
  )
  return ads.map((ad) => ({ ...ad, featured: paid.get(ad.id) ?? null }))
}

/** Everything between people; each thing lies between its ad's publication and `now`. */
export function makeSocial(
  r: Random,
  people: readonly Person[],
  ads: readonly Ad[],
  now: Date,
): Omit<Demo, 'people' | 'ads' | 'events'> {
  const sales = makeSales(r.fork('sales'), people, ads, now)
  return {
    sales,
    conversations: makeConversations(r.fork('conversations'), people, ads, sales, now),
    ratings: makeRatings(r.fork('ratings'), sales, now),
    favorites: makeFavorites(r.fork('favorites'), people, ads, now),
    views: makeViews(r.fork('views'), ads, now),
  }
}

function makeSales(r: Random, people: readonly Person[], ads: readonly Ad[], now: Date): Sale[] {
  return ads
    .filter((ad) => ad.status === 'sold')
    .map((ad) => ({
      adId: ad.id,
      sellerId: ad.sellerId,
      buyerId: stranger(r, people, ad).id,
      amount: parsePrice(ad.price).priceNumeric,
      at: between(r, ad.createdAt, now),
    }))
}

function makeConversations(
  r: Random,
  people: readonly Person[],
  ads: readonly Ad[],
  sales: readonly Sale[],
  now: Date,
): Conversation[] {
  const pairs = new Map<string, { ad: Ad; buyerId: number }>()
  const add = (ad: Ad, buyerId: number) => {
    if (buyerId !== ad.sellerId) pairs.set(`${ad.id}/${buyerId}`, { ad, buyerId })
  }
  const byId = new Map(ads.map((ad) => [ad.id, ad]))
  for (const sale of sales) {
    const ad = byId.get(sale.adId)
    if (ad) add(ad, sale.buyerId)
  }
  // Nobody asks those who look for something whether it is still to be had.
  const offered = ads.filter((ad) => !ad.isWanted)
  const open = r.shuffle(offered.filter((ad) => isOlder(ad, now, 40 * MINUTE)))
  for (const ad of open.slice(0, 90)) add(ad, stranger(r, people, ad).id)
  for (const ad of open.slice(90, 96)) add(ad, DEMO_ID)
  for (const ad of ads.filter((one) => one.sellerId === DEMO_ID)) {
    for (let i = 0; i < 3; i += 1) add(ad, stranger(r, people, ad).id)
  }
  return [...pairs.values()].map(({ ad, buyerId }, i) => ({
    id: i + 1,
    adId: ad.id,
    buyerId,
    sellerId: ad.sellerId,
    messages: makeMessages(r.fork(`talk ${i}`), ad, now),
  }))
}

function makeMessages(r: Random, ad: Ad, now: Date): Message[] {
  const start = between(r, ad.createdAt, now)
  const count = r.int(1, 7)
  const lines = makeLines(r, ad).slice(0, count)
  const pace = Math.min(r.int(2, 900) * MINUTE, (now.getTime() - start.getTime()) / (count + 1))
  const isUnread = r.chance(0.3)
  return lines.map((line, i) => ({
    fromSeller: i % 2 === 1,
    content: line.replaceAll('{town}', ad.town.name),
    at: new Date(start.getTime() + pace * (i + r.between(0, 0.6))),
    isRead: i < lines.length - 1 || !isUnread,
  }))
}

/** Question and answer by turns, and a last word. */
function makeLines(r: Random, ad: Ad): string[] {
  const { first, next } = TALKS[kindOf(ad)]
  const asked = [r.pick(first), ...r.shuffle(next).slice(0, 2)]
  return [...asked.flatMap(({ ask, answers }) => [ask, r.pick(answers)]), r.pick(FAREWELLS)]
}

function makeRatings(r: Random, sales: readonly Sale[], now: Date): Rating[] {
  const one = (sale: Sale, type: Rating['type']): Rating => {
    const isOfSeller = type === 'seller'
    const rating = r.pick([5, 5, 5, 5, 5, 4, 4, 4, 3, 2])
    const comments = isOfSeller ? SELLER_COMMENTS : BUYER_COMMENTS
    return {
      adId: sale.adId,
      fromId: isOfSeller ? sale.buyerId : sale.sellerId,
      toId: isOfSeller ? sale.sellerId : sale.buyerId,
      rating,
      comment: r.pick(comments[rating - 1] ?? ['Todo bien.']),
      type,
      at: between(r, sale.at, now),
      hiddenUntil: null,
    }
  }
  const given = sales.flatMap((sale) => [
    // The demo person has rated, and was rated for, what they bought.
    ...(r.chance(0.9) || sale.buyerId === DEMO_ID ? [one(sale, 'seller')] : []),
    ...(r.chance(0.7) || sale.buyerId === DEMO_ID ? [one(sale, 'buyer')] : []),
  ])
  // The demo seller has a sale that they can still rate.
  const all = given.filter(({ fromId, type }) => fromId !== DEMO_ID || type !== 'buyer')
  return hideUnanswered(all, now)
}

/** As the server does: one alone appears when its days are over. */
function hideUnanswered(ratings: readonly Rating[], now: Date): Rating[] {
  return ratings.map((rating) => {
    const isAnswered = ratings.some(
      ({ adId, fromId }) => adId === rating.adId && fromId === rating.toId,
    )
    const until = hiddenUntil(rating.at)
    return isAnswered || until <= now ? rating : { ...rating, hiddenUntil: until }
  })
}

function makeFavorites(
  r: Random,
  people: readonly Person[],
  ads: readonly Ad[],
  now: Date,
): Favorite[] {
  const open = ads.filter((ad) => ad.isActive && ad.status !== 'sold')
  // Hearts stay when their ads are sold or run out.
  const over = [
    ads.find((ad) => ad.status === 'sold' && ad.sellerId !== DEMO_ID),
    ads.find((ad) => !ad.isActive && ad.expiresAt <= now && ad.sellerId !== DEMO_ID),
  ]
  const kept = over.flatMap((ad) =>
    ad ? [{ userId: DEMO_ID, adId: ad.id, at: between(r, ad.createdAt, ad.expiresAt) }] : [],
  )
  const hearts = people
    .filter((person) => person.role === 'user')
    .flatMap((person) => {
      const count = person.id === DEMO_ID ? 9 : r.pick([0, 1, 2, 4, 6, 9, 14])
      return r
        .shuffle(open.filter((ad) => ad.sellerId !== person.id))
        .slice(0, count)
        .map((ad) => ({ userId: person.id, adId: ad.id, at: between(r, ad.createdAt, now) }))
    })
  const known = new Set(hearts.map(({ userId, adId }) => `${userId}/${adId}`))
  const fans = makeFans(r.fork('fans'), people, open, now).filter(
    ({ userId, adId }) => !known.has(`${userId}/${adId}`),
  )
  return [...hearts, ...fans, ...kept].sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** The demo seller's ads are liked: there is something to be told of. */
function makeFans(
  r: Random,
  people: readonly Person[],
  open: readonly Ad[],
  now: Date,
): Favorite[] {
  const others = people.filter(({ id, role }) => role === 'user' && id !== DEMO_ID)
  return open
    .filter((ad) => ad.sellerId === DEMO_ID)
    .flatMap((ad) =>
      r
        .shuffle(others)
        .slice(0, 2)
        .map(({ id }, i) => ({
          userId: id,
          adId: ad.id,
          // The first one today or yesterday, whenever the ad was published.
          at:
            i === 0 && isOlder(ad, now, 2 * DAY)
              ? hoursBefore(now, r.int(1, 30))
              : between(r, ad.createdAt, now),
        })),
    )
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 60 * MINUTE)
}

/** What the demo seller looked at lately. */
function makeViews(r: Random, ads: readonly Ad[], now: Date): View[] {
  const open = ads.filter(
    (ad) => ad.isActive && ad.sellerId !== DEMO_ID && isOlder(ad, now, 3 * DAY),
  )
  return r
    .shuffle(open)
    .slice(0, 24)
    .map((ad) => ({
      userId: DEMO_ID,
      adId: ad.id,
      at: new Date(now.getTime() - r.int(5, 2.5 * 24 * 60) * MINUTE),
    }))
}

function stranger(r: Random, people: readonly Person[], ad: Ad): Person {
  return r.pick(people.filter((person) => person.role === 'user' && person.id !== ad.sellerId))
}

function isOlder(ad: Ad, now: Date, age: number): boolean {
  return now.getTime() - ad.createdAt.getTime() > age
}

function between(r: Random, from: Date, to: Date): Date {
  return new Date(from.getTime() + (to.getTime() - from.getTime()) * r.between(0.05, 0.95))
}

// Six hundred ads: who sells what, where, since when, and how it goes.
import { LISTING_DAYS } from '@wepa/domain/listings/listing'
import { MUNICIPALITIES, type Municipality } from '@wepa/domain/places/municipalities'
import { COUNTS, listWriters } from './ads/catalog.ts'
import type { Draft, Writer } from './ads/draft.ts'
import { sayHardlyAnything, WANTED, writeWanted } from './ads/wanted.ts'
import type { Ad, Person, Picture } from './demo.ts'
import { DEMO_ID, pickTown } from './people.ts'
import type { Random } from './random.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** Besides the ads of people who look for something. */
const WITHOUT_PICTURES = 12
const HARDLY_ANYTHING = 24

type Slot = { category: number; seller: Person; writer: Writer; isWanted?: true }

/** The ads in the order of their ids, the oldest first. */
export function makeAds(r: Random, people: readonly Person[], now: Date): Ad[] {
  const slots = changeSome(r.fork('wanted'), makeSlots(r, people))
  const towns = spreadTowns(r, slots)
  const texts = new Set<string>()
  const ages = makeAges(r, slots.length)
  const offered = r.shuffle(slots.map((_, i) => i)).filter((i) => !slots[i]?.isWanted)
  const bare = new Set(offered.slice(0, WITHOUT_PICTURES))
  return slots
    .map((slot, i) => {
      const own = r.fork(`ad ${i}`)
      const town = towns[i] ?? slot.seller.town
      const draft = writeOnce(own, slot, town, texts)
      const age = ages[i] ?? DAY
      return makeAd(
        own,
        {
          slot,
          draft,
          town,
          age,
          pictures: slot.isWanted || bare.has(i) ? [] : plan(own, draft, i),
        },
        now,
      )
    })
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((ad, i) => ({ ...ad, id: i + 1 }))
    .map(leaveRoomForOne)
}

/** Businesses first, then at most three for each free seller, the rest for those who pay for Pro. */
function makeSlots(r: Random, people: readonly Person[]): Slot[] {
  const room = new Map(people.map((person) => [person.id, person.plan === 'free' ? 3 : 999]))
  return COUNTS.flatMap(([category, count]) => {
    const writers = listWriters(category, r.fork(`writers ${category}`)).slice(0, count)
    return writers.map((writer) => {
      const seller = pickSeller(r, people, category, room)
      room.set(seller.id, (room.get(seller.id) ?? 0) - 1)
      return { category, seller, writer }
    })
  })
}

function pickSeller(
  r: Random,
  people: readonly Person[],
  category: number,
  room: ReadonlyMap<number, number>,
): Person {
  const way = r.next()
  const open = people.filter((person) => person.role === 'user' && (room.get(person.id) ?? 0) > 0)
  const trade = open.filter((person) => person.business?.category === category)
  const free = open.filter((person) => person.plan === 'free')
  const pro = open.filter((person) => person.plan === 'pro')
  if (trade.length > 0 && way < 0.52) return r.pick(trade)
  return free.length > 0 && way > 0.86 ? r.pick(free) : r.pick(pro)
}

/** Some people look for something themselves, and some say hardly anything: never the demo seller, nor businesses. */
function changeSome(r: Random, slots: readonly Slot[]): Slot[] {
  const changed = [...slots]
  const order = r.shuffle(
    slots.flatMap(({ seller }, i) => (seller.business || seller.id === DEMO_ID ? [] : [i])),
  )
  const taken = new Set<number>()
  for (const wanted of WANTED) {
    const at = order.find((i) => !taken.has(i) && slots[i]?.category === wanted.category)
    const slot = at === undefined ? undefined : slots[at]
    if (at === undefined || !slot) continue
    taken.add(at)
    const writer: Writer = (random, town, voice) => writeWanted(random, wanted, town, voice)
    changed[at] = { ...slot, writer, isWanted: true }
  }
  for (const at of order.filter((i) => !taken.has(i)).slice(0, HARDLY_ANYTHING)) {
    const slot = slots[at]
    if (!slot) continue
    const writer: Writer = (random, town, voice) =>
      sayHardlyAnything(random, slot.writer(random, town, voice), town, voice)
    changed[at] = { ...slot, writer }
  }
  return changed
}

/** Mostly the seller's own town; afterwards every municipality has at least one ad. */
function spreadTowns(r: Random, slots: readonly Slot[]): Municipality[] {
  const towns = slots.map(({ seller }) =>
    r.chance(seller.business ? 0.35 : 0.7) ? seller.town : pickTown(r),
  )
  const missing = MUNICIPALITIES.filter((town) => !towns.includes(town))
  const order = r.shuffle(slots.map((_, i) => i))
  for (const town of missing) {
    const at = order.find((i) => towns.filter((other) => other === towns[i]).length > 4)
    if (at !== undefined) towns[at] = town
  }
  return towns
}

/** Writes until neither title nor text has been read before. */
function writeOnce(r: Random, slot: Slot, town: Municipality, texts: Set<string>): Draft {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const draft = slot.writer(r.fork(`attempt ${attempt}`), town.name, slot.seller.voice)
    const keys = [draft.title.toLowerCase(), draft.description]
    if (keys.some((key) => texts.has(key))) continue
    for (const key of keys) texts.add(key)
    return draft
  }
  throw new Error(`no new words for an ad of category ${slot.category}`)
}

/** Milliseconds since publication: some minutes, some hours, then up to 58 days; the last have expired. */
function makeAges(r: Random, count: number): number[] {
  const ages = Array.from({ length: count }, (_, i) => {
    if (i < 9) return (4 + i * 12 + r.int(0, 8)) * MINUTE
    if (i < 34) return r.int(125, 1430) * MINUTE
    if (i >= count - 18) return (LISTING_DAYS + 1) * DAY + r.int(0, 12 * 24 * 60) * MINUTE
    return DAY + 57 * DAY * r.next() ** 1.35
  })
  return r.shuffle(ages)
}

function plan(r: Random, draft: Draft, at: number): Picture[] {
  const way = r.next()
  const isHome = ['house', 'woodHouse', 'apartment', 'interior'].includes(draft.motif)
  const count =
    (way < 0.8 ? 1 : way < 0.94 ? 2 : way < 0.98 ? 3 : 4) + (isHome && r.chance(0.5) ? 1 : 0)
  return Array.from({ length: Math.min(count, 4) }, (_, shot) => ({
    seed: `picture ${at}`,
    motif: draft.motif,
    options: draft.options,
    shot,
  }))
}

/** The demo seller's oldest ad is sold: under the free limit of three there is room to publish. */
function leaveRoomForOne(ad: Ad, at: number, ads: readonly Ad[]): Ad {
  const isFirst = ads.findIndex((other) => other.sellerId === DEMO_ID) === at
  return isFirst ? { ...ad, status: 'sold', isActive: true } : ad
}

type Parts = { slot: Slot; draft: Draft; town: Municipality; age: number; pictures: Picture[] }

function makeAd(r: Random, { slot, draft, town, age, pictures }: Parts, now: Date): Omit<Ad, 'id'> {
  const createdAt = new Date(now.getTime() - age)
  const days = age / DAY
  const isExpired = days > LISTING_DAYS
  const way = r.next()
  const status = isExpired || days < 3 ? 'active' : statusBy(way, slot)
  const views = Math.round(days * r.between(0.6, 9) + r.int(0, 14))
  const isHot = !isExpired && status === 'active' && r.chance(0.07)
  return {
    sellerId: slot.seller.id,
    categoryId: slot.category,
    title: draft.title,
    description: draft.description,
    price: draft.price,
    town,
    condition: draft.condition,
    tags: draft.tags,
    isWanted: slot.isWanted ?? false,
    pictures,
    status,
    isActive: !isExpired && !(status === 'active' && days > 5 && r.chance(0.012)),
    featured: null,
    views: isHot ? views + 95 : views,
    viewsToday: isHot ? r.int(22, 95) : Math.min(views, r.int(0, 9)),
    clicks: Math.round(views * r.between(0.03, 0.16)),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + LISTING_DAYS * DAY),
  }
}

/** A job or a service is not sold, nor what somebody looks for. */
function statusBy(way: number, { category, isWanted }: Slot): Ad['status'] {
  if (category === 3 || category === 6 || isWanted || way >= 0.13) return 'active'
  return way < 0.085 ? 'sold' : 'pending'
}

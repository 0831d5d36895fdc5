import type { CategorySlug } from '@wepa/domain/attributes/attribute'
import { readText } from '@wepa/domain/attributes/read-text'
import type { AttributeKey } from '@wepa/domain/attributes/table'
import { slugById } from '@wepa/domain/listings/category'
import { PLANS } from '@wepa/domain/payments/plan'
import { MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import { parsePrice } from '@wepa/domain/prices/parse-price'
import { expect, test } from 'vitest'
import { WANTED } from './ads/wanted.ts'
import { findMotif } from './art/motifs.ts'
import { drawPortrait } from './art/portrait.ts'
import { drawScene } from './art/scene.ts'
import type { Ad } from './demo.ts'
import { makeDemo } from './make-demo.ts'
import { kindOf, TALKS } from './talk.ts'

const now = new Date('2026-11-21T15:00:00Z')
const demo = makeDemo(now)
const { ads, people } = demo
const DAY = 86_400_000

function readAd(ad: Ad) {
  return readText({ ...ad, category: slugById(ad.categoryId) ?? 'de-todo' }, ad.createdAt)
}

test('the same seed and moment give the same data, another seed gives other data', () => {
  expect(makeDemo(now)).toEqual(demo)
  expect(makeDemo(now, 'another').ads[0]?.title).not.toBe(ads[0]?.title)
})

test('no two ads share a title or a text', () => {
  expect(new Set(ads.map((ad) => ad.title.toLowerCase())).size).toBe(600)
  expect(new Set(ads.map((ad) => ad.description)).size).toBe(600)
})

test('no two pictures of a category are the same', () => {
  for (let category = 1; category <= 11; category += 1) {
    const pictures = ads.filter((ad) => ad.categoryId === category).flatMap((ad) => ad.pictures)
    const drawn = pictures.map(({ motif, options, seed, shot }) =>
      drawScene(findMotif(motif), options, seed, shot),
    )
    expect(new Set(drawn).size).toBe(pictures.length)
  }
})

test.each([
  [/lorem|ipsum|dolor sit/i, 'filler'],
  [/undefined|null|NaN|\[object/, 'a value that was missing'],
  [/[{}|]/, 'an unfilled place'],
  [/\.\.|\s{2,}\S| \.|,\./, 'broken punctuation'],
  [/[!¡]/, 'an exclamation mark'],
])('no ad holds %s: %s', (pattern) => {
  const broken = ads.filter(
    (ad) => pattern.test(ad.title) || pattern.test(ad.description.replaceAll('\n', '¶')),
  )
  expect(broken.map((ad) => `${ad.title}: ${ad.description}`)).toEqual([])
})

test('about one ad in twenty is of somebody who looks for it, and the reader sees that', () => {
  const wanted = ads.filter(({ isWanted }) => isWanted)
  expect(wanted.length).toBe(WANTED.length)
  expect(Math.round(ads.length / wanted.length)).toBe(20)
  for (const ad of wanted) expect([ad.title, readAd(ad).intent]).toEqual([ad.title, 'busco'])
  for (const { sellerId, status } of wanted) {
    expect([people[sellerId - 1]?.business, sellerId === 2, status]).toEqual([
      null,
      false,
      'active',
    ])
  }
})

test.each<[CategorySlug, AttributeKey[]]>([
  ['vehiculos', ['make', 'model', 'year', 'miles', 'transmission', 'titleState']],
  ['bienes-raices', ['homeKind', 'rooms', 'baths', 'builtArea', 'pets']],
  ['empleos', ['payFrom', 'payPer', 'schedule', 'experience']],
  ['servicios', ['trade', 'licensed', 'freeEstimate', 'emergencies']],
  ['electronicos', ['deviceKind', 'brand', 'storage']],
])('filters of %s have something to choose from, and do not take all', (category, keys) => {
  const read = ads.filter(({ categoryId }) => slugById(categoryId) === category).map(readAd)
  for (const key of keys) {
    const said = read.filter((values) => values[key] !== undefined).length
    expect([key, said >= 4, said < read.length]).toEqual([key, true, true])
  }
})

test('some ads say hardly anything', () => {
  const short = ads.filter(({ description }) => description.length < 60)
  expect(short.length).toBeGreaterThan(20)
})

test('all eleven categories and all 78 municipalities have ads', () => {
  expect(ads.length).toBe(600)
  expect(new Set(ads.map((ad) => ad.categoryId)).size).toBe(11)
  expect(new Set(ads.map((ad) => ad.town.slug)).size).toBe(MUNICIPALITIES.length)
})

test('a price with a digit is read as a number, and one without is words or nothing', () => {
  for (const { price } of ads) {
    const { priceNumeric } = parsePrice(price)
    expect([price, priceNumeric === null]).toEqual([price, !/\d/.test(price)])
  }
  const shapes = [/^\$[\d,]+$/, /^\d+$/, /^\$\d+-\d+$/, /^Negociable$/, /^$/, /omo$/]
  for (const shape of shapes) expect(ads.some((ad) => shape.test(ad.price))).toBe(true)
})

test('nobody has more active ads than the plan allows, and the demo seller may publish one more', () => {
  const activeOf = (id: number) =>
    ads.filter((ad) => ad.sellerId === id && ad.isActive && ad.status !== 'sold').length
  for (const person of people)
    expect(activeOf(person.id)).toBeLessThanOrEqual(PLANS[person.plan].listings)
  expect(activeOf(2)).toBeLessThan(PLANS.free.listings)
  expect(activeOf(2)).toBeGreaterThan(0)
})

test('ages run from minutes to 58 days; older ads have expired', () => {
  const ages = ads.map((ad) => (now.getTime() - ad.createdAt.getTime()) / DAY)
  expect(Math.min(...ages)).toBeLessThan(0.02)
  expect(ages.filter((age) => age < 1).length).toBeGreaterThan(20)
  for (const ad of ads) expect(ad.expiresAt > now || !ad.isActive).toBe(true)
  expect(ads.some((ad) => ad.status === 'sold') && ads.some((ad) => ad.status === 'pending')).toBe(
    true,
  )
})

test('ids follow the age, the oldest ad is the first', () => {
  expect(ads.map((ad) => ad.id)).toEqual(ads.map((_, i) => i + 1))
  expect(ads.every((ad, i) => i === 0 || (ads[i - 1]?.createdAt ?? now) <= ad.createdAt)).toBe(true)
})

test('who looks for something has no picture of it, a dozen others have none, and every paid place has one', () => {
  const without = ads.filter((ad) => ad.pictures.length === 0)
  expect(without.filter(({ isWanted }) => !isWanted).length).toBe(12)
  expect(without.length - 12).toBe(ads.filter(({ isWanted }) => isWanted).length)
  expect(Math.max(...ads.map((ad) => ad.pictures.length))).toBe(4)
  const paid = ads.filter((ad) => ad.featured !== null)
  expect(paid.length).toBe(25)
  for (const ad of paid) expect(ad.isActive && ad.pictures.length > 0).toBe(true)
})

test('names and addresses of the sixty people are their own', () => {
  expect(people.length).toBe(60)
  expect(new Set(people.map((person) => person.username.toLowerCase())).size).toBe(60)
  expect(new Set(people.map((person) => person.phone)).size).toBe(60)
  for (const { username } of people) expect(username).toMatch(/^[a-z0-9_-]{3,30}$/)
})

test('what people say and do lies after the ad and before now', () => {
  const published = new Map(ads.map((ad) => [ad.id, ad.createdAt]))
  const moments = [
    ...demo.sales,
    ...demo.ratings,
    ...demo.favorites,
    ...demo.conversations.flatMap(({ adId, messages }) => messages.map(({ at }) => ({ adId, at }))),
  ]
  for (const { adId, at } of moments) {
    expect(at <= now && at >= (published.get(adId) ?? now)).toBe(true)
  }
})

test('the demo seller’s days add up to what the ads count, and lie in their lives', () => {
  const own = ads.filter(
    (ad) => ad.sellerId === 2 && now.getTime() - ad.createdAt.getTime() < 89 * DAY,
  )
  expect(own.length).toBeGreaterThan(2)
  const sum = (adId: number, type: string) =>
    demo.events
      .filter((event) => event.adId === adId && event.type === type)
      .reduce((total, { count }) => total + count, 0)
  for (const ad of own) {
    expect([sum(ad.id, 'view'), sum(ad.id, 'click')]).toEqual([ad.views, ad.clicks])
  }
  for (const { adId, day } of demo.events) {
    expect(ads[adId - 1]?.sellerId).toBe(2)
    const from = ads[adId - 1]?.createdAt.toISOString().slice(0, 10) ?? ''
    expect(Date.parse(day)).toBeGreaterThanOrEqual(Date.parse(from) - DAY)
    expect(Date.parse(day)).toBeLessThanOrEqual(now.getTime())
  }
})

test('the demo seller has a heart on an ad that was sold and on one that ran out', () => {
  const hearts = demo.favorites
    .filter(({ userId }) => userId === 2)
    .map(({ adId }) => ads[adId - 1])
  expect(hearts.some((ad) => ad?.status === 'sold')).toBe(true)
  expect(hearts.some((ad) => ad && !ad.isActive && ad.expiresAt <= now)).toBe(true)
})

test('no animal is traded, and none that is given away is paid for', () => {
  const animals = ads.filter(({ categoryId, condition }) => categoryId === 5 && condition === null)
  const given = animals.filter(({ tags }) => tags.includes('adopción'))
  expect(animals.filter(({ description }) => /trade/i.test(description))).toEqual([])
  expect(given.length).toBeGreaterThan(0)
  expect(given.filter(({ description }) => /ATH|efectivo|precio/i.test(description))).toEqual([])
})

test('jobs and services are never sold', () => {
  const lasting = ads.filter(({ categoryId }) => categoryId === 3 || categoryId === 6)
  expect(new Set(lasting.map(({ status }) => status))).toEqual(new Set(['active']))
})

test('in a talk each answer is one to the question before it, and fits what is advertised', () => {
  for (const { adId, messages } of demo.conversations) {
    const ad = ads[adId - 1]
    if (!ad) throw new Error(`a talk about ad ${adId}, which is none`)
    const { first, next } = TALKS[kindOf(ad)]
    const here = (line: string) => line.replaceAll('{town}', ad.town.name)
    for (const [i, { content, fromSeller }] of messages.entries()) {
      expect(fromSeller).toBe(i % 2 === 1)
      const before = messages[i - 1]?.content
      const asked = [...first, ...next].find(({ ask }) => here(ask) === before)
      if (fromSeller) expect(asked?.answers.map(here)).toContain(content)
    }
  }
})

test('every rating belongs to a sale between the two', () => {
  const sides = new Set(
    demo.sales.flatMap((sale) => [
      `${sale.adId} ${sale.buyerId} ${sale.sellerId}`,
      `${sale.adId} ${sale.sellerId} ${sale.buyerId}`,
    ]),
  )
  for (const { adId, fromId, toId } of demo.ratings)
    expect(sides.has(`${adId} ${fromId} ${toId}`)).toBe(true)
})

test('most people show a picture of their own, and no two the same', () => {
  const portraits = people.flatMap(({ portrait }) => portrait ?? [])
  expect(portraits.length).toBeGreaterThan(40)
  expect(portraits.length).toBeLessThan(people.length)
  expect(people[1]?.portrait?.shows).toBe('woman')
  expect(new Set(portraits.map(drawPortrait)).size).toBe(portraits.length)
})

test('businesses say what they are, most of them when they are open', () => {
  const businesses = people.flatMap(({ business }) => business ?? [])
  expect(businesses.length).toBe(20)
  expect(businesses.filter(({ hours }) => hours !== null).length).toBeGreaterThan(12)
})

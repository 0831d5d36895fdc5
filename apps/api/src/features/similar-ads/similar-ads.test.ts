// What follows an ad on its page.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'

let suite: Suite
let seller: Person
let other: Person
beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
  other = await suite.makeUser({ subscriptionPlan: 'business' })
})
afterAll(() => suite.close())

async function publish(title: string, ad: object = {}, by = other): Promise<number> {
  const input = { categoryId: 2, title, description: 'Como se ve.', location: 'Ponce, Sur', ...ad }
  return (await suite.asUser(by).listings.publish(makeListingInput(input))).id
}

async function pay(id: number): Promise<void> {
  const featuredExpiresAt = new Date(suite.clock.now().getTime() + 86_400_000)
  const change = { isFeatured: true, featuredPlan: 'basic', featuredExpiresAt }
  await suite.deps.db.updateTable('listings').set(change).where('id', '=', id).execute()
}

async function similar(id: number) {
  const { alike } = await suite.asVisitor().listings.similar({ id })
  const ofSeller = await suite.asVisitor().listings.ofSeller({ id })
  return { alike: alike.map((card) => card.id), ofSeller: ofSeller.map((card) => card.id) }
}

test('of an ad that is not there nothing is like it', async () => {
  expect(await codeOf(suite.asVisitor().listings.similar({ id: 999_999 }))).toBe(
    'listing_not_found',
  )
})

describe('an ad that does not say what it is', () => {
  let ids: Record<'plain' | 'other' | 'paid', number>
  beforeAll(async () => {
    ids = {
      plain: await publish('Fulano', { categoryId: 11 }),
      paid: await publish('Mengano', { categoryId: 11 }),
      other: await publish('Zutano', { categoryId: 11 }),
    }
    await pay(ids.paid)
  })

  test('is followed by the newest of its category, paid ones first', async () => {
    expect((await similar(ids.plain)).alike).toEqual([ids.paid, ids.other])
  })
})

describe('a car', () => {
  let ids: Record<
    'ad' | 'twin' | 'camry' | 'dear' | 'boat' | 'motorbike' | 'tires' | 'wanted',
    number
  >
  beforeAll(async () => {
    ids = {
      ad: await publish('Toyota Corolla 2015', { price: '$8,995' }, seller),
      twin: await publish('Toyota Corolla 2016', { price: '$9,500' }),
      camry: await publish('Toyota Camry 2014', { price: '$9,000' }),
      dear: await publish('BMW X5 2023', { price: '$70,000' }),
      boat: await publish('Bote Boston Whaler 2015', { price: '$9,000' }),
      motorbike: await publish('Motora Yamaha R6 2015', { price: '$8,900' }),
      tires: await publish('Gomas para Toyota Corolla', { price: '$200' }),
      wanted: await publish('Busco Toyota Corolla 2015', { price: '$9,000' }),
    }
    await pay(ids.boat)
    await pay(ids.motorbike)
    await pay(ids.dear)
  })

  test('is followed by cars alone, the same model first, whatever boats pay', async () => {
    const { alike } = await similar(ids.ad)
    expect(alike.slice(0, 2)).toEqual([ids.twin, ids.camry])
    for (const each of [ids.boat, ids.motorbike, ids.tires, ids.wanted, ids.ad]) {
      expect(alike).not.toContain(each)
    }
  })

  test('a paid place leads where it is about as alike', async () => {
    await pay(ids.camry)
    suite.clock.advance(121_000)
    expect((await similar(ids.ad)).alike.slice(0, 2)).toEqual([ids.camry, ids.twin])
  })

  test('what is sold is like nothing from that moment', async () => {
    await suite.asUser(other).listings.setStatus({ id: ids.twin, status: 'sold' })
    expect((await similar(ids.ad)).alike).not.toContain(ids.twin)
  })

  test('those that go are made up for by others that are alike', async () => {
    const [ad = 0, ...alike] = await Promise.all(
      Array.from({ length: 11 }, (_, at) => publish(`Jeep Wrangler ${2005 + at}`)),
    )
    const before = (await similar(ad)).alike
    expect(before).toHaveLength(8)
    const [first = 0, second = 0] = before
    await suite.asUser(other).listings.setStatus({ id: first, status: 'sold' })
    await suite.asUser(other).listings.setStatus({ id: second, status: 'sold' })
    const after = (await similar(ad)).alike
    expect(after).toHaveLength(8)
    expect(alike).toEqual(expect.arrayContaining(after))
    expect(after).not.toContain(first)
  })

  test('what else its seller has goes by likeness, too', async () => {
    const sofa = await publish('Sofá de tres plazas', { categoryId: 8 }, seller)
    const yaris = await publish('Toyota Yaris 2012', { price: '$6,000' }, seller)
    expect((await similar(ids.ad)).ofSeller).toEqual([yaris, sofa])
  })
})

describe('what else the seller has', () => {
  test('is six ads at most, for sale, without the ad itself', async () => {
    const busy = await suite.makeUser({ subscriptionPlan: 'business' })
    const ids: number[] = []
    for (let n = 0; n < 9; n++) ids.push(await publish(`Fulano ${n}`, { categoryId: 11 }, busy))
    const [ad = 0, sold = 0, pending = 0, off = 0, ...others] = ids.toReversed()
    const asBusy = suite.asUser(busy).listings
    await asBusy.setStatus({ id: sold, status: 'sold' })
    await asBusy.setStatus({ id: pending, status: 'pending' })
    await asBusy.edit({ ...makeListingInput(), price: '$150', id: off, isActive: false })
    expect(new Set((await similar(ad)).ofSeller)).toEqual(new Set(others))
    const more = [await publish('Uno', {}, busy), await publish('Otro', {}, busy)]
    expect(await similar(ad).then(({ ofSeller }) => ofSeller.length)).toBe(6)
    expect(await similar(more[0] ?? 0).then(({ ofSeller }) => ofSeller)).not.toContain(more[0])
  })

  test('is refused for an ad that is not there, and nothing for a seller of one', async () => {
    expect(await codeOf(suite.asVisitor().listings.ofSeller({ id: 999_999 }))).toBe(
      'listing_not_found',
    )
    const single = await suite.makeUser()
    const ad = await publish('Fulano solo', { categoryId: 11 }, single)
    expect((await similar(ad)).ofSeller).toEqual([])
  })
})

test('a wanted ad is followed by what others look for', async () => {
  const [wanted, same] = [
    await publish('Busco casa de 3 cuartos en Ponce', { categoryId: 1 }),
    await publish('Busco casa en Ponce', { categoryId: 1 }),
  ]
  await publish('Casa de 3 cuartos en venta', { categoryId: 1, price: '$120,000' })
  expect((await similar(wanted)).alike).toEqual([same])
})

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
  const { alike, ofSeller } = await suite.asVisitor().listings.similar({ id })
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
    suite.clock.advance(31_000)
    expect((await similar(ids.ad)).alike.slice(0, 2)).toEqual([ids.camry, ids.twin])
  })

  test('what is sold is like nothing from that moment', async () => {
    await suite.asUser(other).listings.setStatus({ id: ids.twin, status: 'sold' })
    expect((await similar(ids.ad)).alike).not.toContain(ids.twin)
  })

  test('what else its seller has goes by likeness, too, and nothing comes twice', async () => {
    const sofa = await publish('Sofá de tres plazas', { categoryId: 8 }, seller)
    const yaris = await publish('Toyota Yaris 2012', { price: '$6,000' }, seller)
    const found = await similar(ids.ad)
    expect(found.ofSeller.filter((each) => !found.alike.includes(each))).toEqual(
      [yaris, sofa].filter((each) => !found.alike.includes(each)),
    )
    expect(found.ofSeller).not.toContain(ids.ad)
    suite.clock.advance(31_000)
    const later = await similar(ids.ad)
    expect(later.alike).toContain(yaris)
    expect(later.ofSeller).toContain(sofa)
    for (const each of later.alike.slice(0, 4)) expect(later.ofSeller).not.toContain(each)
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

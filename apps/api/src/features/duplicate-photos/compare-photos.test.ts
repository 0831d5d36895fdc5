// The same photo in two ads: an offer to their one owner, a case for the moderators between two people.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { drawPhoto, reprint } from '../../../test/photos.ts'
import { lookAtOldPhotos } from '../photos/look-at-old-photos.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const makeSeller = () => suite.makeUser({ subscriptionPlan: 'business' })

async function upload(person: Person, picture: Promise<Buffer>): Promise<string> {
  const bytes = new Uint8Array(await picture)
  const { url } = await suite.asUser(person).photos.upload({ bytes })
  return url
}

/** Publishes with these pictures, and lets the queue work. */
async function publish(
  person: Person,
  title: string,
  ...pictures: Promise<Buffer>[]
): Promise<number> {
  suite.clock.advance(60_000)
  const images: string[] = []
  for (const picture of pictures) images.push(await upload(person, picture))
  const { id } = await suite.asUser(person).listings.publish(makeListingInput({ title, images }))
  await suite.workOffQueue()
  return id
}

async function edit(person: Person, id: number, title: string, images: string[]): Promise<void> {
  const input = { ...makeListingInput({ title, images }), price: '$90' }
  await suite.asUser(person).listings.edit({ id, ...input })
  await suite.workOffQueue()
}

async function offersTo(person: Person) {
  const { items } = await suite.asUser(person).notifications.list({ userId: person.id })
  return items.filter(({ type }) => type === 'same_photo')
}

async function flagsOf(...listings: number[]) {
  const { rows } = await suite.database.pool.query<{ listing: number; related: number }>(
    `select listing_id as listing, related_listing_id as related from moderation_flags
     where listing_id = any($1) order by id`,
    [listings],
  )
  return rows
}

describe('nothing is said', () => {
  test('of different photos', async () => {
    const [ana, luis] = [await makeSeller(), await makeSeller()]
    const first = await publish(ana, 'Mesa', drawPhoto(1))
    const second = await publish(ana, 'Silla', drawPhoto(2))
    const third = await publish(luis, 'Banco', drawPhoto(3))
    expect(await offersTo(ana)).toEqual([])
    expect(await flagsOf(first, second, third)).toEqual([])
  })
  test('of flat pictures, which all look alike', async () => {
    const [ana, luis] = [await makeSeller(), await makeSeller()]
    await publish(ana, 'Pintura blanca', drawPhoto('flat'))
    const id = await publish(luis, 'Pintura crema', drawPhoto('flat'))
    expect(await flagsOf(id)).toEqual([])
  })
  test('of a sold ad of the same person', async () => {
    const ana = await makeSeller()
    const id = await publish(ana, 'Nevera', drawPhoto(4))
    await suite.asUser(ana).listings.setStatus({ id, status: 'sold' })
    await publish(ana, 'Otra nevera', drawPhoto(4))
    expect(await offersTo(ana)).toEqual([])
  })
  test('of the one whose photo it was first, whoever edits', async () => {
    const [ana, luis] = [await makeSeller(), await makeSeller()]
    const first = await publish(ana, 'Lavadora', drawPhoto(5))
    const second = await publish(luis, 'Lavadora', drawPhoto(5))
    const { images } = await suite.asUser(ana).listings.get({ id: first })
    await edit(ana, first, 'Mi lavadora', images)
    expect(await flagsOf(first, second)).toEqual([{ listing: second, related: first }])
  })
  test('of a picture that many people show', async () => {
    const ids: number[] = []
    for (let each = 0; each < 6; each++) {
      ids.push(await publish(await makeSeller(), `Catálogo ${each}`, drawPhoto(6)))
    }
    expect((await flagsOf(...ids.slice(4))).length).toBe(0)
  })
})

describe("a photo of one's own other ad", () => {
  test('offers once to renew that one, and the new ad stands', async () => {
    const ana = await makeSeller()
    const old = await publish(ana, 'Bicicleta azul', drawPhoto(10))
    const made = await publish(ana, 'Bici', drawPhoto(11), reprint(drawPhoto(10)))
    expect(await offersTo(ana)).toMatchObject([
      {
        relatedId: old,
        message: expect.stringContaining('«Bici» ya está en tu anuncio «Bicicleta azul»'),
      },
    ])
    const { images } = await suite.asUser(ana).listings.get({ id: made })
    await edit(ana, made, 'Bici', images)
    expect((await offersTo(ana)).length).toBe(1)
    expect(await flagsOf(old, made)).toEqual([])
    expect((await suite.asVisitor().listings.get({ id: made })).isActive).toBe(true)
  })
  test('also of one that ran out, and by an edit', async () => {
    const ana = await makeSeller()
    const old = await publish(ana, 'Sofá', drawPhoto(12))
    await suite.database.pool.query('update listings set is_active = false where id = $1', [old])
    const made = await publish(ana, 'Mueble', drawPhoto(13))
    expect(await offersTo(ana)).toEqual([])
    const images = [await upload(ana, drawPhoto(12))]
    await edit(ana, made, 'Mueble', images)
    expect(await offersTo(ana)).toMatchObject([{ relatedId: old }])
  })
})

describe("a photo of somebody else's ad", () => {
  test('queues the later ad once for each pair, without a word to anybody', async () => {
    const [ana, luis] = [await makeSeller(), await makeSeller()]
    const first = await publish(ana, 'Kayak', drawPhoto(20))
    const second = await publish(luis, 'Kayak nuevo', reprint(drawPhoto(20)))
    expect(await flagsOf(first, second)).toEqual([{ listing: second, related: first }])
    const { images } = await suite.asUser(luis).listings.get({ id: second })
    await edit(luis, second, 'Kayak rojo', images)
    expect((await flagsOf(first, second)).length).toBe(1)
    for (const person of [ana, luis]) expect(await offersTo(person)).toEqual([])
    expect((await suite.asVisitor().listings.get({ id: second })).isActive).toBe(true)
  })
})

test('photos of before are looked at in the background', async () => {
  const [ana, luis] = [await makeSeller(), await makeSeller()]
  const first = await publish(ana, 'Guitarra', drawPhoto(30))
  await suite.database.pool.query('update photo_looks set look = null, is_due = true')
  await lookAtOldPhotos(suite.deps)
  const second = await publish(luis, 'Guitarra', reprint(drawPhoto(30)))
  expect(await flagsOf(second)).toEqual([{ listing: second, related: first }])
})

test('a photo of before that cannot be read keeps no other from its turn', async () => {
  const [ana, luis] = [await makeSeller(), await makeSeller()]
  const first = await publish(ana, 'Bongós', drawPhoto(32))
  const { pool } = suite.database
  await pool.query('update photo_looks set look = null, is_due = true')
  await pool.query("insert into photo_looks (hash, is_due) values ('0', true)")
  const { imageStore } = suite.deps
  const find = (name: string) =>
    name.includes('/0.') ? Promise.reject(new Error('the store is ill')) : imageStore.find(name)
  await lookAtOldPhotos({ ...suite.deps, imageStore: { ...imageStore, find } })
  const second = await publish(luis, 'Bongós', reprint(drawPhoto(32)))
  expect(await flagsOf(second)).toEqual([{ listing: second, related: first }])
  const { rows } = await pool.query('delete from photo_looks where is_due returning hash')
  expect(rows).toEqual([{ hash: '0' }])
})

test('what a picture looks like goes with its files', async () => {
  const ana = await makeSeller()
  const id = await publish(ana, 'Lámpara', drawPhoto(31))
  const count = async () => {
    const { rows } = await suite.database.pool.query('select count(*)::int as n from photo_looks')
    return rows[0]?.n
  }
  const before = await count()
  await suite.asUser(ana).listings.remove({ id })
  await suite.workOffQueue()
  expect(await count()).toBe(before - 1)
})

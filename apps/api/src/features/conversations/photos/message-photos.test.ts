// Photos that people send each other: theirs alone, seen by the two of the conversation, and gone after a year.
import { randomUUID } from 'node:crypto'
import { MESSAGE_PHOTO_DAYS } from '@wepa/domain/conversations/message-photos'
import { avifUrl, phoneUrl, thumbnailUrl } from '@wepa/domain/photos/photo'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'
import { makePng } from '../../../../test/pictures.ts'
import { removeUnclaimedPhotos } from '../../photos/clean-up/remove-unclaimed-photos.ts'
import { forgetOldMessagePhotos } from './forget-old-photos.ts'

const DAY = 86_400_000
let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())
const { reportTalk } = moderationSteps(() => suite)

let seed = 500
async function upload(person: Person, purpose: 'ad' | 'message' = 'message', own = ++seed) {
  const bytes = new Uint8Array(makePng({ width: 1000, height: 60, seed: own }))
  return (await suite.asUser(person).photos.upload({ bytes, purpose })).url
}

async function talk() {
  const [seller, buyer] = [await suite.makeUser(), await suite.makeUser()]
  const [sells, buys] = [suite.asUser(seller), suite.asUser(buyer)]
  const listing = await sells.listings.publish(makeListingInput())
  const about = { listingId: listing.id, sellerId: seller.id }
  const { id } = (await buys.conversations.start(about)).conversation
  const photosSeenBy = async (person: typeof buys) =>
    (await person.conversations.messages({ id })).flatMap(({ photos }) => photos ?? [])
  return { seller, buyer, sells, buys, listing, id, photosSeenBy }
}

async function get(url: string, headers: Record<string, string> = {}) {
  return (await suite.app()).inject({ method: 'GET', url, headers })
}
const statusOf = async (url: string) => (await get(url)).statusCode
const bare = (url: string) => url.split('?')[0] ?? ''

describe('photos are refused', () => {
  test('to visitors and to others, and none, too many or what is no address', async () => {
    const { id, buyer, buys } = await talk()
    const photos = [await upload(buyer)]
    const stranger = suite.asUser(await suite.makeUser())
    const visitor = suite.asVisitor()
    expect(await codeOf(visitor.conversations.sendPhotos({ id, photos }))).toBe('unauthorized')
    expect(await codeOf(stranger.conversations.sendPhotos({ id, photos }))).toBe('not_found')
    const seven = Array.from({ length: 7 }, () => photos[0] ?? '')
    for (const wrong of [[], seven]) {
      expect(await codeOf(buys.conversations.sendPhotos({ id, photos: wrong }))).toBe('validation')
    }
  })

  test('that somebody else uploaded, or that lie elsewhere, and nothing is sent', async () => {
    const { id, seller, buyer, buys } = await talk()
    const [theirs, own] = [await upload(seller), await upload(buyer)]
    for (const wrong of [theirs, 'https://otra.pr/foto.jpg', '/uploads/0123456789abcdef.webp']) {
      const call = buys.conversations.sendPhotos({ id, photos: [own, wrong] })
      await expect(call).rejects.toMatchObject({
        cause: { code: 'photo_invalid', issues: [{ path: 'photos.1' }] },
      })
    }
    expect(await buys.conversations.messages({ id })).toEqual([])
    await buys.conversations.sendPhotos({ id, photos: [own] })
  })

  test('in an ad, which shows them in sizes that they do not have', async () => {
    const { buyer, buys } = await talk()
    const images = [await upload(buyer)]
    expect(await codeOf(buys.listings.publish(makeListingInput({ images })))).toBe('photo_invalid')
  })

  test('between people who are kept apart', async () => {
    const { id, seller, buyer, sells, buys } = await talk()
    await sells.blocks.add({ ownerId: seller.id, userId: buyer.id })
    const call = buys.conversations.sendPhotos({ id, photos: [await upload(buyer)] })
    expect(await codeOf(call)).toBe('recipient_unavailable')
  })
})

describe('a photo that was sent', () => {
  test('stands with its words, once whatever is sent again, and the other side is told', async () => {
    const { id, seller, buyer, sells, buys } = await talk()
    const clientId = randomUUID()
    const photos = [await upload(buyer), await upload(buyer)]
    const input = { id, photos, content: 'Así quedó', clientId }
    const sent = await buys.conversations.sendPhotos(input)
    expect((await buys.conversations.sendPhotos(input)).id).toBe(sent.id)
    const [message, ...more] = await sells.conversations.messages({ id })
    expect(more).toEqual([])
    expect(message).toMatchObject({ content: 'Así quedó', messageType: 'photo' })
    expect(message?.photos?.map(({ url }) => bare(url))).toEqual(photos)
    expect(message?.photos?.map(({ width, height }) => [width, height])).toEqual([
      [1000, 60],
      [1000, 60],
    ])
    const [notice] = (await sells.notifications.list({ userId: seller.id })).items
    expect(notice).toMatchObject({ message: 'Así quedó' })
    expect(notice?.title).toMatch(/te envió 2 fotos$/)
  })

  test('says how many they are where nothing else was said', async () => {
    const { id, buyer, buys } = await talk()
    await buys.conversations.sendPhotos({ id, photos: [await upload(buyer)] })
    const [message] = await buys.conversations.messages({ id })
    expect(message?.content).toBe('📷 Foto')
  })

  test('opens in every size for the two alone, and is kept by no cache between', async () => {
    const { id, buyer, sells, buys, photosSeenBy } = await talk()
    const url = await upload(buyer)
    const sizes = (address: string) =>
      [address, phoneUrl(address), thumbnailUrl(address)].flatMap((size) => [
        size,
        avifUrl(size) ?? '',
      ])
    // Before it is sent, too.
    for (const size of sizes(url)) expect(await statusOf(size), size).toBe(404)
    await buys.conversations.sendPhotos({ id, photos: [url] })
    const [seen] = await photosSeenBy(sells)
    for (const size of sizes(seen?.url ?? '')) {
      const answer = await get(size)
      expect(answer.statusCode, size).toBe(200)
      expect(answer.headers['cache-control']).toMatch(/^private, /)
    }
    for (const size of sizes(url)) expect(await statusOf(size), size).toBe(404)
    expect(
      (await get(url, { 'if-none-match': `"${url.slice('/uploads/'.length)}"` })).statusCode,
    ).toBe(404)
    const forged = `${url}?pass=zzzzzzzz.${'A'.repeat(22)}`
    expect(await statusOf(forged)).toBe(404)
  })

  test('is not the file of the same picture in an ad: who finds the ad cannot tell that it was sent', async () => {
    const { id, seller, sells, photosSeenBy, buys } = await talk()
    const own = ++seed
    const shown = await upload(seller, 'ad', own)
    await sells.listings.publish(makeListingInput({ images: [shown] }))
    const url = await upload(seller, 'message', own)
    expect(url).not.toBe(shown)
    await sells.conversations.sendPhotos({ id, photos: [url] })
    expect(await statusOf(url)).toBe(404)
    const [seen] = await photosSeenBy(buys)
    expect(await statusOf(seen?.url ?? '')).toBe(200)
  })

  test('may be sent twice, and stays with the other when one message goes', async () => {
    const { id, buyer, buys, photosSeenBy } = await talk()
    const url = await upload(buyer)
    await buys.conversations.sendPhotos({ id, photos: [url] })
    const second = await buys.conversations.sendPhotos({ id, photos: [url] })
    await sql`delete from messages where id = ${second.id}`.execute(suite.deps.db)
    suite.clock.advance(11_000)
    const [left] = await photosSeenBy(buys)
    expect(await statusOf(left?.url ?? '')).toBe(200)
  })
})

describe('a photo is kept', () => {
  test('when unused uploads go, also by a server of the version before', async () => {
    const { id, buyer, buys, photosSeenBy } = await talk()
    await buys.conversations.sendPhotos({ id, photos: [await upload(buyer)] })
    suite.clock.advance(2 * DAY)
    await removeUnclaimedPhotos(suite.deps)
    await sql`delete from photos where listing_id is null and user_id = ${buyer.id}`.execute(
      suite.deps.db,
    )
    await suite.workOffQueue()
    const [left] = await photosSeenBy(buys)
    expect(await statusOf(left?.url ?? '')).toBe(200)
  })

  test('for a year; what was said stays', async () => {
    const { id, buyer, buys, photosSeenBy } = await talk()
    await buys.conversations.sendPhotos({ id, photos: [await upload(buyer)], content: 'Mira' })
    const [before] = await photosSeenBy(buys)
    suite.clock.advance((MESSAGE_PHOTO_DAYS - 1) * DAY)
    await forgetOldMessagePhotos(suite.deps)
    expect(await photosSeenBy(buys)).toHaveLength(1)
    suite.clock.advance(2 * DAY)
    await forgetOldMessagePhotos(suite.deps)
    await removeUnclaimedPhotos(suite.deps)
    await suite.workOffQueue()
    const [message] = await buys.conversations.messages({ id })
    expect(message).toMatchObject({ content: 'Mira', messageType: 'photo' })
    expect(message?.photos).toBeUndefined()
    expect(await suite.deps.imageStore.find(bare(before?.url ?? '').slice(1))).toBeUndefined()
  })

  test('until its author goes', async () => {
    const { id, buyer, buys, sells, photosSeenBy } = await talk()
    await buys.conversations.sendPhotos({ id, photos: [await upload(buyer)] })
    await sql`delete from users where id = ${buyer.id}`.execute(suite.deps.db)
    expect(await photosSeenBy(sells)).toEqual([])
  })
})

test('one that is reported is shown to those who decide, also once it was taken out', async () => {
  const { id, buyer, buys, seller, sells, photosSeenBy } = await talk()
  const sent = await buys.conversations.sendPhotos({ id, photos: [await upload(buyer)] })
  const about = { conversationId: id, messageId: sent.id }
  const caseId = await reportTalk(seller, about)
  const admin = suite.asUser(await suite.makeUser({ role: 'admin' }))
  const read = async () => (await admin.moderation.case({ id: caseId })).messages
  const [shown] = await read()
  expect(await statusOf(shown?.photos?.[0]?.url ?? '')).toBe(200)
  const reason = 'Una foto que no es de aquí.'
  await admin.moderation.decide({
    id: caseId,
    action: 'remove_message',
    reason,
    messageId: sent.id,
  })
  expect(await photosSeenBy(sells)).toEqual([])
  expect((await read())[0]?.photos).toHaveLength(1)
})

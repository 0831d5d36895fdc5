// Files that no row names: what stays, what goes, and that a large store is gone through in parts.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { makePng } from '../../../test/pictures.ts'
import { hashOf } from '../photos/photo-files.ts'
import { removeStalePreviews } from '../previews/remove-stale-previews.ts'
import { removeLostDocuments } from '../verifications/remove-lost-documents.ts'
import { lookForLostFiles, queueLookForLostFiles } from './look-for-lost-files.ts'

const HOUR = 3_600_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const file = { bytes: Buffer.from('x'), contentType: 'image/webp' }
const exists = async (name: string) => (await suite.deps.imageStore.find(name)) !== undefined
const lostHash = (seed: number) => seed.toString(16).padStart(32, 'a')

/** A whole day's look, and the sweeps that come to what it found. */
async function look() {
  await queueLookForLostFiles(suite.deps)
  await suite.workOffQueue()
  await removeStalePreviews(suite.deps)
  await removeLostDocuments(suite.deps)
}

async function upload(seed: number) {
  const person = await suite.makeUser()
  const { url } = await suite
    .asUser(person)
    .photos.upload({ bytes: new Uint8Array(makePng({ seed })) })
  return { person, url, name: url.slice(1) }
}

describe('what stays', () => {
  test('a picture of an ad, one of a profile, and one that has just come, however old their files', async () => {
    const [ad, face] = [await upload(1), await upload(2)]
    await suite.asUser(ad.person).listings.publish(makeListingInput({ images: [ad.url] }))
    await suite.asUser(face.person).users.update({ id: face.person.id, profileImageUrl: face.url })
    // A profile whose picture has no row of its own.
    await suite.deps.db
      .deleteFrom('photos')
      .where('hash', '=', hashOf(face.url) ?? '')
      .execute()
    await suite.deps.db.deleteFrom('photoGarbage').execute()
    suite.clock.advance(25 * HOUR)
    const late = await upload(3)
    await look()
    for (const { name } of [ad, face, late]) {
      expect(await exists(name)).toBe(true)
      expect(await exists(name.replace('uploads', 'thumbnails'))).toBe(true)
    }
  })

  test('a file without a row until it is a day old', async () => {
    const name = `uploads/${lostHash(1)}.webp`
    await suite.deps.imageStore.put(name, file)
    const age = suite.clock.now().getTime() - Date.now()
    suite.clock.advance(23 * HOUR - age)
    await look()
    expect(await exists(name)).toBe(true)
    suite.clock.advance(2 * HOUR)
    await look()
    expect(await exists(name)).toBe(false)
  })

  test('a document of a request, and a preview of an ad with a public page', async () => {
    const { person, url } = await upload(4)
    const { id } = await suite.asUser(person).listings.publish(makeListingInput({ images: [url] }))
    const preview = `previews/listing-${id}-1.jpg`
    await suite.deps.imageStore.put(preview, file)
    const madeAt = new Date(suite.clock.now().getTime() + 20 * HOUR)
    await suite.deps.db
      .insertInto('previews')
      .values({ name: preview, listingId: id, madeAt })
      .execute()
    const sent = await suite
      .asUser(person)
      .verifications.uploadDocument({ id: person.id, bytes: new Uint8Array(makePng({ seed: 5 })) })
    await suite.asUser(person).verifications.request({
      id: person.id,
      verificationType: 'identity',
      documentData: { documentNumber: 'A', documentIds: [sent.id] },
    })
    suite.clock.advance(25 * HOUR)
    await look()
    expect(await exists(preview)).toBe(true)
    const { name } = await suite.deps.db
      .selectFrom('verificationDocuments')
      .select('name')
      .where('id', '=', sent.id)
      .executeTakeFirstOrThrow()
    const opened = await suite.deps.documentStore.open(name)
    expect(opened).toBeDefined()
    opened?.stream.destroy()
  })

  test('whatever is not named as a file of ours', async () => {
    await suite.deps.imageStore.put('uploads/leeme.txt', file)
    await suite.deps.documentStore.put('leeme.txt', file.bytes)
    suite.clock.advance(25 * HOUR)
    await look()
    expect(await exists('uploads/leeme.txt')).toBe(true)
    const opened = await suite.deps.documentStore.open('leeme.txt')
    expect(opened).toBeDefined()
    opened?.stream.destroy()
  })

  test('everything, where most files have no row: it is another database that is asked', async () => {
    const other = await startSuite()
    const names = Array.from({ length: 120 }, (_, n) => `uploads/${lostHash(n)}.webp`)
    for (const name of names) await other.deps.imageStore.put(name, file)
    other.clock.advance(25 * HOUR)
    await queueLookForLostFiles(other.deps)
    await other.workOffQueue()
    const kept = await Promise.all(names.map((name) => other.deps.imageStore.find(name)))
    expect(kept.every(Boolean)).toBe(true)
    await other.close()
  })
})

describe('what goes after a day', () => {
  test('pictures in all their sizes, previews and documents', async () => {
    const hash = lostHash(2)
    const names = [
      `uploads/${hash}.webp`,
      `uploads/${hash}-960.avif`,
      `thumbnails/${hash}.avif`,
      'previews/listing-999999-abc.jpg',
    ]
    for (const name of names) await suite.deps.imageStore.put(name, file)
    const document = randomUUID()
    await suite.deps.documentStore.put(document, file.bytes)
    suite.clock.advance(25 * HOUR)
    await look()
    for (const name of names) expect(await exists(name)).toBe(false)
    expect(await suite.deps.documentStore.open(document)).toBeUndefined()
  })

  test('part by part, each from where the last one ended, and counted in the log', async () => {
    for (const n of [10, 11, 12]) {
      await suite.deps.imageStore.put(`thumbnails/${lostHash(n)}.webp`, file)
    }
    suite.clock.advance(25 * HOUR)
    const asked: string[] = []
    const lines: unknown[] = []
    const ctx = {
      ...suite.deps,
      log: { ...suite.deps.log, info: (line: unknown) => void lines.push(line) },
      imageStore: {
        ...suite.deps.imageStore,
        list: ({ after }: { after: string }) => {
          asked.push(after)
          return suite.deps.imageStore.list({ after, limit: 1 })
        },
      },
    }
    const first = `thumbnails/${lostHash(10)}.webp`
    const before = `thumbnails/${lostHash(9)}.webp`
    await lookForLostFiles(ctx, { store: 'pictures', after: before, found: 0 })
    const { rows } = await suite.database.pool.query(
      `select payload from graphile_worker._private_jobs where key = 'look-for-lost-files:pictures'`,
    )
    expect(rows.map(({ payload }) => payload)).toEqual([
      { store: 'pictures', after: first, found: 1 },
    ])
    await suite.workOffQueue()
    expect(await exists(first)).toBe(false)
    expect(await exists(`thumbnails/${lostHash(12)}.webp`)).toBe(false)
    const last = { ...ctx.imageStore, list: async () => ({ files: [], next: undefined }) }
    await lookForLostFiles(
      { ...ctx, imageStore: last },
      { store: 'pictures', after: 'z', found: 3 },
    )
    expect(asked).toEqual([before])
    expect(lines).toEqual([{ store: 'pictures', files: 3 }])
  })
})

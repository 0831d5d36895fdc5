// Deleting an ad, and the files that go with it.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { makeDataUrl } from '../../../test/pictures.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const publish = (person: Person, input: Parameters<typeof makeListingInput>[0]) =>
  suite.asUser(person).listings.publish(makeListingInput(input))

describe('deleting', () => {
  test('leaves nothing behind: not the ad, not its files', async () => {
    const owner = await suite.makeUser()
    const made = await publish(owner, { images: [makeDataUrl({ seed: 91 })] })
    const files = [...made.images, ...made.thumbnails].flatMap((url) => [
      url.slice(1),
      url.slice(1).replace('.webp', '.avif'),
    ])
    const found = () => Promise.all(files.map((name) => suite.deps.imageStore.find(name)))
    expect((await found()).every(Boolean)).toBe(true)
    const remove = vi.spyOn(suite.deps.imageStore, 'remove')
    expect(await suite.asUser(owner).listings.remove({ id: made.id })).toEqual({ success: true })
    // Nobody waits for files, least of all for those of others.
    expect(remove).not.toHaveBeenCalled()
    remove.mockRestore()
    await suite.workOffQueue()
    expect((await found()).some(Boolean)).toBe(false)
    expect(await codeOf(suite.asUser(owner).listings.remove({ id: made.id }))).toBe(
      'listing_not_found',
    )
  })
  test('keeps the files of a picture that another ad shows', async () => {
    const [one, two] = [await suite.makeUser(), await suite.makeUser()]
    const [a, b] = [
      await publish(one, { images: [makeDataUrl({ seed: 92 })] }),
      await publish(two, { images: [makeDataUrl({ seed: 92 })] }),
    ]
    expect(a.images).toEqual(b.images)
    const name = a.images[0]?.slice(1) ?? ''
    await suite.asUser(one).listings.remove({ id: a.id })
    await suite.workOffQueue()
    expect(await suite.deps.imageStore.find(name)).toBeDefined()
    await suite.asUser(two).listings.remove({ id: b.id })
    await suite.workOffQueue()
    expect(await suite.deps.imageStore.find(name)).toBeUndefined()
  })
})

import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withDatabase } from '../browser-db/database.ts'
import type { DraftContent } from '../browser-db/draft.ts'
import { forgetPerson } from '../device-data.ts'
import { onDraftsChanged } from './draft-changes.ts'
import { blobOf, dropPhoto, findPhoto, keepPhoto, noteUpload, standingUrl } from './draft-photos.ts'
import { deleteDraft, findDraft, listDrafts, noteInDraft, saveDraft } from './drafts.ts'

const [ana, luis] = [1, 2]
const content = (title: string): DraftContent => ({
  fields: { title },
  photos: [],
  isActive: true,
  base: null,
})
const about = (id: string, userId = ana) => ({ id, userId, listingId: null })
const titles = async (userId: number) =>
  (await listDrafts(userId)).map(({ fields }) => fields.title)
const photo = (draftId: string, key: string, words = 'jpeg') =>
  keepPhoto({ draftId, key, userId: ana, blob: new Blob([words], { type: 'image/jpeg' }) })

beforeEach(async () => {
  await forgetPerson(ana)
  await forgetPerson(luis)
})
afterEach(() => vi.restoreAllMocks())

describe('a draft', () => {
  it('is its own person’s alone', async () => {
    await saveDraft(about('a'), content('De Ana'), false)
    await saveDraft(about('l', luis), content('De Luis'), false)
    expect(await titles(ana)).toEqual(['De Ana'])
    await forgetPerson(ana)
    expect(await titles(ana)).toEqual([])
    expect(await titles(luis)).toEqual(['De Luis'])
  })

  it('is listed with the last one worked on first, and says when it changes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
    await saveDraft(about('a'), content('Uno'), false)
    vi.setSystemTime(2_000)
    await saveDraft(about('b'), content('Dos'), false)
    vi.setSystemTime(3_000)
    const heard = vi.fn()
    const stop = onDraftsChanged(heard)
    await saveDraft(about('a'), content('Uno más'), true)
    stop()
    vi.useRealTimers()
    expect(await titles(ana)).toEqual(['Uno más', 'Dos'])
    expect(heard).toHaveBeenCalledOnce()
  })

  it('keeps what the sender noted when it is written again', async () => {
    await saveDraft(about('a'), content('Uno'), false)
    await noteInDraft('a', { isUnanswered: true })
    await saveDraft(about('a'), content('Dos'), true)
    expect(await findDraft('a')).toMatchObject({ isUnanswered: true, fields: { title: 'Dos' } })
  })

  it('that went while it was written may have been published: it says so when it comes back', async () => {
    await saveDraft(about('a'), content('Uno'), false)
    expect((await findDraft('a'))?.isUnanswered).toBe(false)
    await deleteDraft('a')
    await noteInDraft('a', { isUnanswered: true })
    expect(await findDraft('a')).toBeUndefined()
    await saveDraft(about('a'), content('Dos'), true)
    expect((await findDraft('a'))?.isUnanswered).toBe(true)
  })

  it('goes with its photos', async () => {
    await saveDraft(about('a'), content('Uno'), false)
    await photo('a', 'k')
    await photo('b', 'k')
    await deleteDraft('a')
    expect(await findPhoto('a', 'k')).toBeUndefined()
    expect(await findPhoto('b', 'k')).toBeDefined()
  })
})

describe('a photo', () => {
  it('comes back byte for byte, and goes when it is taken out', async () => {
    await photo('a', 'k', 'cuatro')
    const kept = await findPhoto('a', 'k')
    const blob = kept && blobOf(kept)
    expect(blob?.type).toBe('image/jpeg')
    expect(await blob?.text()).toBe('cuatro')
    await dropPhoto('a', 'k')
    await noteUpload('a', 'k', '/uploads/a.webp')
    expect(await findPhoto('a', 'k')).toBeUndefined()
  })

  it('counts as sent until the server may have forgotten it', async () => {
    await photo('a', 'k')
    await noteUpload('a', 'k', '/uploads/a.webp')
    const kept = await findPhoto('a', 'k')
    if (!kept) throw new Error('kept')
    expect(standingUrl(kept)).toBe('/uploads/a.webp')
    expect(standingUrl(kept, Date.now() + 21 * 3_600_000)).toBeNull()
  })
})

describe('without room', () => {
  const full = () => Dexie.Promise.reject(new DOMException('', 'QuotaExceededError'))

  it('the text is kept without the photos, which stay as long as the page', async () => {
    await withDatabase(async ({ draftPhotos }) => {
      const put = draftPhotos.put.bind(draftPhotos)
      vi.spyOn(draftPhotos, 'put').mockImplementation((row) => (row.bytes ? full() : put(row)))
    })
    expect(await saveDraft(about('a'), content('Uno'), false)).toBe('kept')
    expect(await photo('a', 'k', 'seis')).toBe('full')
    const inPage = await findPhoto('a', 'k')
    expect(await (inPage && blobOf(inPage))?.text()).toBe('seis')
    // What another tab finds: a note without the photo, for the address it gets.
    await noteUpload('a', 'k', '/uploads/a.webp')
    const [row] = await withDatabase(({ draftPhotos }) => draftPhotos.toArray())
    expect(row).toMatchObject({ bytes: null, url: '/uploads/a.webp' })
  })

  it('not even for the text, it says so, and the page still has the last version', async () => {
    await saveDraft(about('a'), content('Uno'), false)
    await withDatabase(async ({ drafts }) => {
      vi.spyOn(drafts, 'put').mockImplementation(() => full())
    })
    expect(await saveDraft(about('a'), content('Dos'), true)).toBe('full')
    expect(await titles(ana)).toEqual(['Dos'])
    vi.restoreAllMocks()
    expect(await saveDraft(about('a'), content('Tres'), true)).toBe('kept')
    expect(await titles(ana)).toEqual(['Tres'])
  })

  it('what the sender notes is known to the page, and written with the next words', async () => {
    await saveDraft(about('a'), content('Uno'), false)
    await withDatabase(async ({ drafts }) => {
      const quota = new DOMException('', 'QuotaExceededError')
      const failed = new Dexie.ModifyError('', [quota], 0, ['a'])
      vi.spyOn(drafts, 'update').mockImplementation(() => Dexie.Promise.reject(failed))
    })
    await noteInDraft('a', { isUnanswered: true })
    expect(await findDraft('a')).toMatchObject({ isUnanswered: true, fields: { title: 'Uno' } })
    vi.restoreAllMocks()
    await saveDraft(about('a'), content('Dos'), true)
    const [row] = await withDatabase(({ drafts }) => drafts.toArray())
    expect(row).toMatchObject({ isUnanswered: true, fields: { title: 'Dos' } })
  })
})

it('says so when the browser fails to write or read, and the page still has what was typed', async () => {
  await saveDraft(about('a'), content('Uno'), false)
  const broken = () => {
    throw new DOMException('disk', 'UnknownError')
  }
  for (const way of ['put', 'get', 'getAll'] as const) {
    vi.spyOn(IDBObjectStore.prototype, way).mockImplementation(broken)
  }
  expect(await saveDraft(about('a'), content('Dos'), true)).toBe('forbidden')
  expect(await photo('a', 'k', 'seis')).toBe('forbidden')
  expect((await findPhoto('a', 'k'))?.bytes?.byteLength).toBe(4)
  expect(await findDraft('b')).toBeUndefined()
  expect(await titles(ana)).toEqual(['Dos'])
  vi.restoreAllMocks()
  expect(await saveDraft(about('a'), content('Tres'), true)).toBe('kept')
})

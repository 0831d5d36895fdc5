import 'fake-indexeddb/auto'
import { TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../../lib/trpc.ts'
import { withDatabase } from '../../offline/browser-db/database.ts'
import { forgetPerson } from '../../offline/device-data.ts'
import { findPhoto, keepPhoto, noteUpload } from '../../offline/drafts/draft-photos.ts'
import { findDraft, saveDraft } from '../../offline/drafts/drafts.ts'
import type { UploadOutcome } from '../photo-picker/upload-photo.ts'
import { publishDraft } from './publish-draft.ts'

const uploadPhoto = vi.hoisted(() => vi.fn<() => Promise<UploadOutcome>>())
vi.mock('../photo-picker/upload-photo.ts', () => ({ uploadPhoto }))

/** The server: notes what was called, and answers as told; an ad as it was sent, when nothing is told. */
const calls: { path: string; input: unknown }[] = []
const answers: (object | Error)[] = []
const client = createApiClient([
  () =>
    ({ op: { path, input } }) =>
      observable((observer) => {
        calls.push({ path, input })
        const answer = answers.shift() ?? { id: 7, ...(typeof input === 'object' ? input : {}) }
        if (answer instanceof Error) return observer.error(TRPCClientError.from(answer))
        observer.next({ result: { data: answer } })
        observer.complete()
      }),
])
const sender = { client, token: 'token-1' }

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const fields = { title: 'Mesa', description: 'De caoba', categoryId: '8', price: '$40' }
const noNetwork = TRPCClientError.from(new TypeError('Failed to fetch'))

function refusal(status: number, code: string, more: object = {}) {
  const data = { code, httpStatus: status, issues: [], ...more }
  const answer = { error: { code: -32600, message: 'No se pudo', data } }
  return TRPCClientError.from(answer, { meta: { response: new Response(null, { status }) } })
}

async function write(change: Record<string, string> = {}, keys: readonly string[] = []) {
  const photos = keys.map((key) => ({ key, name: key, rotation: 0, url: null }) as const)
  const content = { fields: { ...fields, ...change }, photos, isActive: true, base: null }
  await saveDraft({ id, userId: 1, listingId: null }, content, false)
  for (const key of keys) {
    await keepPhoto({ draftId: id, key, userId: 1, blob: new Blob([key]) })
  }
}

const paths = () => calls.map(({ path }) => path)

beforeEach(async () => {
  await forgetPerson(1)
  calls.length = 0
  answers.length = 0
  let uploads = 0
  uploadPhoto.mockReset().mockImplementation(async () => {
    uploads += 1
    return { outcome: 'done', url: `/uploads/${uploads}.webp` }
  })
})

describe('publishDraft', () => {
  it('sends the photos in their order, then the text with the draft’s clientId', async () => {
    await write({}, ['a', 'b'])
    expect((await publishDraft(id, sender)).verdict).toBe('done')
    expect(calls).toMatchObject([
      {
        path: 'listings.publish',
        input: { clientId: id, title: 'Mesa', images: ['/uploads/1.webp', '/uploads/2.webp'] },
      },
    ])
    expect(uploadPhoto.mock.calls).toMatchObject([
      [{}, { token: 'token-1' }],
      [{}, {}],
    ])
  })

  it('does not publish again what is published, when its tab was closed over the answer', async () => {
    await write()
    const first = await publishDraft(id, sender)
    expect(await publishDraft(id, sender)).toEqual(first)
    expect(paths()).toEqual(['listings.publish'])
  })

  it('publishes once where there is no room to note anything', async () => {
    await write()
    await withDatabase(async ({ drafts }) => {
      const quota = new DOMException('', 'QuotaExceededError')
      vi.spyOn(drafts, 'update').mockRejectedValue(quota)
    })
    const first = await publishDraft(id, sender)
    expect(first.verdict).toBe('done')
    expect(await publishDraft(id, sender)).toEqual(first)
    expect(paths()).toEqual(['listings.publish'])
    vi.restoreAllMocks()
  })

  it('sends each photo once, also over several tries', async () => {
    await write({}, ['a', 'b'])
    uploadPhoto
      .mockResolvedValueOnce({ outcome: 'done', url: '/uploads/a.webp' })
      .mockResolvedValueOnce(failed(0))
    expect(await publishDraft(id, sender)).toMatchObject({ verdict: 'retry', code: 'offline' })
    expect((await publishDraft(id, sender)).verdict).toBe('done')
    expect(uploadPhoto).toHaveBeenCalledTimes(3)
    expect(calls).toMatchObject([{ input: { images: ['/uploads/a.webp', '/uploads/1.webp'] } }])
  })

  it('sends the photos anew that the server has forgotten, once', async () => {
    await write({}, ['a'])
    await noteUpload(id, 'a', '/uploads/old.webp')
    answers.push(refusal(400, 'photo_invalid'))
    expect((await publishDraft(id, sender)).verdict).toBe('done')
    expect(calls).toMatchObject([
      { input: { images: ['/uploads/old.webp'] } },
      { input: { images: ['/uploads/1.webp'] } },
    ])
    await write({}, ['a'])
    answers.push(refusal(400, 'photo_invalid'), refusal(400, 'photo_invalid'))
    expect((await publishDraft(id, sender)).verdict).toBe('rejected')
  })

  it.each([
    [0, 'retry'],
    [500, 'retry'],
    [429, 'retry'],
    [401, 'paused'],
    [402, 'rejected'],
    [415, 'rejected'],
  ])('an upload that ends with %i is %s, and nothing is published', async (status, verdict) => {
    await write({}, ['a'])
    uploadPhoto.mockResolvedValueOnce(failed(status))
    expect((await publishDraft(id, sender)).verdict).toBe(verdict)
    expect(calls).toEqual([])
    expect(await findPhoto(id, 'a')).toBeDefined()
  })

  it('an upload that a portal answered is tried again', async () => {
    await write({}, ['a'])
    uploadPhoto.mockResolvedValueOnce(failed(403, false))
    expect(await publishDraft(id, sender)).toMatchObject({ verdict: 'retry', code: 'unknown' })
    expect(calls).toEqual([])
  })

  it('never publishes without a photo that had no room', async () => {
    await write({}, ['a'])
    const content = { fields, isActive: true, base: null }
    const photos = [{ key: 'lost', name: 'x', rotation: 0, url: null } as const]
    await saveDraft({ id, userId: 1, listingId: null }, { ...content, photos }, true)
    expect((await publishDraft(id, sender)).verdict).toBe('rejected')
    expect(calls).toEqual([])
  })

  it('keeps why it was refused, at its field', async () => {
    await write()
    const issues = [{ path: 'title', message: 'Muy largo' }]
    answers.push(refusal(400, 'validation', { issues }))
    expect((await publishDraft(id, sender)).verdict).toBe('rejected')
    expect(await findDraft(id)).toMatchObject({
      refusal: { code: 'validation', message: 'No se pudo', issues },
      isUnanswered: false,
    })
    await write({ title: '' })
    expect(await publishDraft(id, sender)).toMatchObject({
      verdict: 'rejected',
      reason: 'El título es requerido',
    })
  })

  it('a draft that is gone is refused', async () => {
    expect(await publishDraft(id, sender)).toMatchObject({ code: 'draft_gone' })
  })
})

describe('after an answer that was lost', () => {
  const standing = { id: 7, title: 'Mesa', description: 'De caoba', categoryId: 8, images: [] }

  async function lose(change: Record<string, string> = {}) {
    await write(change)
    answers.push(noNetwork)
    expect((await publishDraft(id, sender)).verdict).toBe('retry')
    expect((await findDraft(id))?.isUnanswered).toBe(true)
  }

  it('what was not changed is published once', async () => {
    await lose()
    answers.push({ ...standing, price: '$40' })
    expect(await publishDraft(id, sender)).toMatchObject({ verdict: 'done', result: { id: 7 } })
    expect(paths()).toEqual(['listings.publish', 'listings.publish'])
  })

  it('what was changed since is carried over, as long as it takes', async () => {
    await lose()
    await write({ title: 'Mesa redonda' })
    answers.push({ ...standing, price: '$40' }, noNetwork)
    expect((await publishDraft(id, sender)).verdict).toBe('retry')
    answers.push({ ...standing, price: '$40' }, { ...standing, title: 'Mesa redonda' })
    expect(await publishDraft(id, sender)).toMatchObject({ result: { title: 'Mesa redonda' } })
    expect(calls.at(-1)).toMatchObject({ path: 'listings.edit', input: { id: 7, price: '$40' } })
  })

  it('a change without a price is refused at the price', async () => {
    await lose({ price: '' })
    await write({ price: '', title: 'Mesa redonda' })
    answers.push({ ...standing, price: null })
    await publishDraft(id, sender)
    expect((await findDraft(id))?.refusal?.issues).toMatchObject([{ path: 'price' }])
  })
})

function failed(status: number, isRefusal = true): UploadOutcome {
  return { outcome: 'failed', message: 'No', isRefusal, canRetry: true, status, retryAfter: null }
}

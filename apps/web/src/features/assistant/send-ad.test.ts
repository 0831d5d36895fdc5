import 'fake-indexeddb/auto'
import { TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { makeListing } from '@wepa/domain/test/make-listing'
import { beforeEach, expect, test } from 'vitest'
import { refusal, startAnew } from '../../../test/fake-server.ts'
import { typedFrom } from '../../blocks/listing-fields/typed-listing.ts'
import { publishDraft } from '../../blocks/publishing/publish-draft.ts'
import { createApiClient } from '../../lib/trpc.ts'
import { findDraft } from '../../offline/drafts/drafts.ts'
import { loadHandlers, provideHandlers } from '../../offline/outbox/handlers.ts'
import { sendAd } from './send-ad.ts'

const ana = { id: 1, email: 'ana@correo.example' }
const clientId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const photoUrl = `/uploads/${'a'.repeat(32)}.webp`
const ad = {
  draft: typedFrom({ title: 'Mesa', description: 'De caoba', categoryId: '8' }, {}),
  photoUrl,
  keyFeatures: [],
  price: { suggested: '', basis: '' },
  clientId,
}
/** The server: notes what was published, and answers as told. */
const sent: unknown[] = []
const answers: object[] = []
const client = createApiClient([
  () =>
    ({ op: { input } }) =>
      observable((observer) => {
        sent.push(input)
        const answer = answers.shift()
        if (answer instanceof Error) return observer.error(TRPCClientError.from(answer))
        observer.next({ result: { data: answer } })
        observer.complete()
      }),
])

beforeEach(async () => {
  await startAnew(ana.id)
  const { handlers, clientFor } = await loadHandlers()
  const publish: typeof handlers.publish = ({ draftId }, sending) =>
    publishDraft(draftId, { ...sending, client })
  provideHandlers(async () => ({ handlers: { ...handlers, publish }, clientFor }))
  answers.length = 0
  sent.length = 0
})

test('it goes out as a draft of the form does, with its photo and the email of the account', async () => {
  answers.push(makeListing())
  expect(await sendAd(ad, ana)).toMatchObject({ outcome: 'published', listing: { id: 7 } })
  expect(sent).toMatchObject([
    { clientId, title: 'Mesa', contactEmail: ana.email, contactPhone: null, images: [photoUrl] },
  ])
})

test('all its photos go out, the cover first', async () => {
  answers.push(makeListing())
  const second = `/uploads/${'b'.repeat(32)}.webp`
  await sendAd({ ...ad, morePhotos: [second] }, ana)
  expect(sent).toMatchObject([{ images: [photoUrl, second] }])
})

test('a refused one does not lie among the drafts of the form', async () => {
  answers.push(refusal(403, 'listing_limit'))
  const result = await sendAd(ad, ana)
  expect(result).toMatchObject({ outcome: 'refused', refusal: { code: 'listing_limit' } })
  expect(await findDraft(clientId)).toBeUndefined()
})

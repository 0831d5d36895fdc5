import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import { server, signIn, signOut, startAnew } from '../../../test/fake-server.ts'
import { createApiClient } from '../../lib/trpc.ts'
import { saveDraft } from '../../offline/drafts/drafts.ts'
import { loadHandlers, provideHandlers } from '../../offline/outbox/handlers.ts'
import { drain } from '../../offline/outbox/outbox.ts'
import { listQueued } from '../../offline/outbox/queue.ts'
import { publishAd } from './publish-ad.ts'

const [ana, beto] = [1, 2]
const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

beforeEach(() => startAnew(ana))

it('what the browser does not keep goes out under the token of who wrote it, whoever signs in meanwhile', async () => {
  const fields = { title: 'Mesa', description: 'De caoba', categoryId: '8', price: '$40' }
  const content = { fields, photos: [], isActive: true, base: null }
  await saveDraft({ id, userId: ana, listingId: null }, content, false)
  const { handlers } = await loadHandlers()
  const clientFor = vi.fn((_token: string) => createApiClient([]))
  provideHandlers(async () => {
    signIn(beto)
    return { handlers, clientFor }
  })
  await publishAd({ userId: ana, draftId: id, title: 'Mesa', isKept: false })
  expect(clientFor).toHaveBeenCalledExactlyOnceWith('token-1')
  expect(server.sent).toEqual([])
})

it('a session that ends before anything is sent is told at once, and nothing waits in the queue', async () => {
  const publishing = publishAd({ userId: ana, draftId: id, title: 'Mesa', isKept: true })
  // Another part of the page was refused in this moment.
  signOut()
  expect(await publishing).toMatchObject({ outcome: 'refused', refusal: { code: 'invalid_token' } })
  expect(await listQueued()).toEqual([])
  signIn(ana)
  await drain()
  expect(server.sent).toEqual([])
})

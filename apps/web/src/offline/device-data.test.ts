import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { noNetwork, server, startAnew } from '../../test/fake-server.ts'
import { withDatabase } from './browser-db/database.ts'
import { countLeftovers, forgetPerson } from './device-data.ts'
import { findDraft, saveDraft } from './drafts/drafts.ts'
import { send } from './outbox/outbox.ts'

const ana = 1
const write = (id: string, title: string, listingId: number | null = null) => {
  const content = { fields: { title, location: 'Ponce' }, photos: [], isActive: true, base: null }
  return saveDraft({ id, userId: ana, listingId }, content, false)
}

/** As a tab leaves it that was closed over the answer. */
async function publish(id: string) {
  const listing: object = { id: 7 }
  await withDatabase(({ drafts }) => drafts.update(id, { published: listing }))
}

beforeEach(async () => {
  await forgetPerson(ana)
  await startAnew(ana)
})

it('counts what somebody would lose', async () => {
  await write('a', 'Mesa')
  await write('edit:1:7', 'Silla', 7)
  expect(await countLeftovers(ana)).toEqual({ queued: 0, drafts: 2 })
})

it('counts no blank form, and clears away what was published', async () => {
  await write('blank', ' ')
  await write('done', 'Mesa')
  await publish('done')
  expect(await countLeftovers(ana)).toEqual({ queued: 0, drafts: 0 })
  expect(await findDraft('done')).toBeUndefined()
  expect(await findDraft('blank')).toBeDefined()
})

it('counts what is queued once, and leaves its draft alone', async () => {
  server.answers = [noNetwork]
  await write('a', 'Mesa')
  await (await send(ana, { kind: 'publish', draftId: 'a', title: 'Mesa' })).tried
  await publish('a')
  expect(await countLeftovers(ana)).toEqual({ queued: 1, drafts: 0 })
  expect(await findDraft('a')).toBeDefined()
})

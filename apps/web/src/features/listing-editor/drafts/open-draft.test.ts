import 'fake-indexeddb/auto'
import { eventually } from '@wepa/domain/test/eventually'
import { beforeEach, expect, it } from 'vitest'
import { gate, noNetwork, server, startAnew } from '../../../../test/fake-server.ts'
import { forgetPerson } from '../../../offline/device-data.ts'
import { saveDraft } from '../../../offline/drafts/drafts.ts'
import { send } from '../../../offline/outbox/outbox.ts'
import { listQueuedOf } from '../../../offline/outbox/queue.ts'
import { openDraft, openEdit } from './open-draft.ts'

const ana = 1
const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

async function queueAd() {
  const content = { fields: { title: 'Mesa' }, photos: [], isActive: true, base: null }
  await saveDraft({ id, userId: ana, listingId: null }, content, false)
  return send(ana, { kind: 'publish', draftId: id, title: 'Mesa' })
}

beforeEach(async () => {
  await forgetPerson(ana)
  await startAnew(ana)
})

it('the address of a queued ad leaves it in the queue, however often it is opened', async () => {
  server.answers = [noNetwork]
  const { item, tried } = await queueAd()
  await tried
  for (const _time of ['from the link', 'by a reload']) {
    const open = await openDraft(ana, { id, isToEdit: false })
    expect(open).toMatchObject({ id, draft: null, waiting: { id: item.id } })
  }
  expect(await listQueuedOf(ana)).toMatchObject([{ id: item.id, state: 'queued' }])
})

it('who presses to edit it gets it out of the queue and into the form', async () => {
  server.answers = [noNetwork]
  await (await queueAd()).tried
  const open = await openDraft(ana, { id, isToEdit: true })
  expect(open).toMatchObject({ waiting: null, draft: { fields: { title: 'Mesa' } } })
  expect(await listQueuedOf(ana)).toEqual([])
  open.release()
})

it('what is just being sent stays there, and is not held by the tab that wanted it', async () => {
  const { open: answer, wait } = gate()
  server.answers = [wait]
  const { item, tried } = await queueAd()
  await eventually(() => expect(server.sent).toHaveLength(1))
  for (const _time of [1, 2]) {
    const open = await openDraft(ana, { id, isToEdit: true })
    expect(open).toMatchObject({ notice: null, waiting: { id: item.id } })
  }
  expect(await listQueuedOf(ana)).toHaveLength(1)
  answer()
  await tried
})

it('kept photos of a withdrawn ad come with the passes of today', async () => {
  const [one, two] = ['/uploads/1111111111111111.webp', '/uploads/2222222222222222.webp']
  const photo = { key: 'a', name: 'Foto 1', rotation: 0, url: `${one}?pass=old.x` } as const
  const own = { ...photo, key: 'b', url: '/uploads/3333333333333333.webp' }
  const content = { fields: { title: 'Mesa' }, photos: [photo, own], isActive: true, base: null }
  await saveDraft({ id: `edit:${ana}:7`, userId: ana, listingId: 7 }, content, false)
  const images = [`${two}?pass=new.y`, `${one}?pass=new.z`]
  const open = await openEdit(ana, { id: 7, images })
  expect(open.photos.map(({ url }) => url)).toEqual([`${one}?pass=new.z`, own.url])
  open.release()
})

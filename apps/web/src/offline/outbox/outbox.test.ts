import 'fake-indexeddb/auto'
import { eventually } from '@wepa/domain/test/eventually'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  fails,
  gate,
  heart,
  message,
  noNetwork,
  refusal,
  server,
  signIn,
  startAnew,
  untilEmpty,
  words,
} from '../../../test/fake-server.ts'
import { readQueuedMark } from '../../lib/device/queued-mark.ts'
import { removeStored, writeStored } from '../../lib/device/storage.ts'
import { withDatabase } from '../browser-db/database.ts'
import { onChanged, onDropped, tellTried } from './announcements.ts'
import { discard, drain, onDone, retryNow, reword, send } from './outbox.ts'
import { listQueued, listQueuedOf, untried } from './queue.ts'

const ana = 1
beforeEach(() => startAnew(ana))

describe('what is queued for a business', () => {
  const [shop, bea] = [9, 2]
  const act = (userId: number) => {
    const own = { token: `token-${userId}`, user: { id: userId } }
    writeStored('wepa.own', JSON.stringify(own))
    signIn(shop)
  }
  afterEach(() => removeStored('wepa.own'))

  it('goes out under the name of whoever wrote it, not of who acts there next', async () => {
    act(ana)
    server.answers = [noNetwork]
    await (await send(shop, message('De Ana'))).tried
    act(bea)
    await drain({ isBack: true })
    expect(words()).toEqual(['De Ana'])
    expect(await listQueuedOf(shop)).toEqual([])
    await (await send(shop, message('De Bea'))).tried
    expect(words()).toEqual(['De Ana', 'De Bea'])
    act(ana)
    await drain({ isBack: true })
    expect(words()).toEqual(['De Ana', 'De Bea', 'De Ana'])
  })

  it('is the business’s own where it signs in itself', async () => {
    signIn(shop)
    server.answers = [noNetwork]
    await (await send(shop, message('Del negocio'))).tried
    act(ana)
    await drain({ isBack: true })
    expect(words()).toEqual(['Del negocio'])
    removeStored('wepa.own')
    signIn(shop)
    await drain({ isBack: true })
    expect(words()).toEqual(['Del negocio', 'Del negocio'])
  })
})

describe('what is queued', () => {
  it('is sent at once, once, and leaves nothing behind', async () => {
    const results: string[] = []
    const stop = onDone('message', ({ result }) => results.push(result.content))
    const { tried } = await send(ana, message('Hola'))
    expect((await tried)?.verdict.verdict).toBe('done')
    stop()
    expect(results).toEqual(['Hola'])
    await drain()
    expect(words()).toEqual(['Hola'])
    expect(await listQueued()).toEqual([])
    expect(readQueuedMark()).toBe('')
  })

  it('is answered also when it was sent before the queue had said that it is in', async () => {
    const id = '00000000-0000-4000-8000-000000000001'
    vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(id)
    const task = { kind: 'favourite', listingId: 5, isWanted: true, title: 'Sofá' } as const
    const createdAt = new Date().toISOString()
    const item = { ...untried, id, seq: 1, userId: ana, lane: 'favourite:5', task, createdAt }
    // A drain that was under way, of this tab or another, took it at once.
    const stop = onChanged(() => {
      stop()
      tellTried({ kind: 'favourite', item, task, verdict: { verdict: 'done', result: null } })
    })
    // Any try after that would come to something else.
    server.answers = [noNetwork]
    const { tried } = await send(ana, heart(true))
    expect((await tried)?.verdict.verdict).toBe('done')
    await drain()
  })

  it('leaves a mark for the next start as long as it waits', async () => {
    server.answers = [noNetwork]
    const { tried, item } = await send(ana, message('Hola'))
    await tried
    expect(readQueuedMark()).toBe(String(ana))
    expect(await listQueued()).toMatchObject([{ id: item.id, attempts: 1, code: 'offline' }])
  })

  it('waits its time after no answer, and goes at once when the network is back', async () => {
    server.answers = [noNetwork]
    await (await send(ana, message('Hola'))).tried
    await drain()
    expect(words()).toEqual(['Hola'])
    await drain({ isBack: true })
    expect(words()).toEqual(['Hola', 'Hola'])
    expect(await listQueued()).toEqual([])
  })

  it.each([
    [429, 'rate_limited'],
    [503, 'unavailable'],
  ])('waits as long as a %i asks for, also when the network comes back', async (status, code) => {
    server.answers = [fails(refusal(status, code, { retryAfter: 60 }))]
    await (await send(ana, message('Hola'))).tried
    await drain({ isBack: true })
    expect(words()).toEqual(['Hola'])
    const [row] = await listQueued()
    expect(Date.parse(row?.notBefore ?? '')).toBeGreaterThan(Date.now() + 55_000)
    await retryNow(row?.id ?? '')
    expect(await listQueued()).toEqual([])
  })

  it('is kept with the reason when it is refused, and goes once it was changed', async () => {
    server.answers = [fails(refusal(402, 'unknown_code'))]
    const { item, tried } = await send(ana, message('Hola'))
    expect((await tried)?.verdict.verdict).toBe('rejected')
    expect(await listQueued()).toMatchObject([{ state: 'rejected', reason: 'No se pudo' }])
    await drain({ isBack: true })
    expect(words()).toEqual(['Hola'])
    expect(await reword(item.id, 'Buenas')).toBe(true)
    await untilEmpty()
    expect(words()).toEqual(['Hola', 'Buenas'])
  })

  it('is sent again when its tab was closed over it', async () => {
    server.answers = [noNetwork]
    const { item, tried } = await send(ana, message('Hola'))
    await tried
    await withDatabase(({ outbox }) =>
      outbox.update(item.seq, { state: 'sending', notBefore: null }),
    )
    await drain()
    expect(words()).toEqual(['Hola', 'Hola'])
  })

  it('keeps its clientId in other words as long as a try may have arrived', async () => {
    server.answers = [noNetwork, fails(refusal(400, 'validation'))]
    const { item, tried } = await send(ana, message('Hola'))
    await tried
    await reword(item.id, 'Buenas')
    await eventually(async () => expect(await listQueued()).toMatchObject([{ state: 'rejected' }]))
    const dropped: unknown[] = []
    const stop = onDropped(({ task }) => dropped.push('clientId' in task && task.clientId))
    await reword(item.id, 'Saludos')
    stop()
    expect(dropped).toEqual(['client-Hola'])
    await untilEmpty()
    const ids = server.sent.map(({ task }) => task.kind === 'message' && task.clientId)
    expect(ids.slice(0, 2)).toEqual(['client-Hola', 'client-Hola'])
    expect(ids[2]).not.toBe('client-Hola')
  })

  it('goes as a new message once its first words turn out to have arrived', async () => {
    server.answers = [noNetwork]
    const { item, tried } = await send(ana, message('Hola'))
    await tried
    server.stored.set('client-Hola', 'Hola')
    await reword(item.id, 'Buenas')
    await eventually(async () =>
      expect(await listQueued()).toMatchObject([
        { state: 'rejected', reason: 'Ya le había llegado: «Hola»', task: { content: 'Buenas' } },
      ]),
    )
    await retryNow(item.id)
    expect(await listQueued()).toEqual([])
    expect(words()).toEqual(['Hola', 'Buenas', 'Buenas'])
  })

  it('cannot be changed while it is being sent', async () => {
    const { open, wait } = gate()
    server.answers = [wait]
    const { item, tried } = await send(ana, message('Hola'))
    await eventually(() => expect(words()).toEqual(['Hola']))
    expect(await reword(item.id, 'Adiós')).toBe(false)
    open()
    await tried
    expect(await listQueued()).toEqual([])
  })

  it('goes no more once it was discarded, and whoever shows it hears so', async () => {
    const dropped: string[] = []
    const stop = onDropped(({ id }) => dropped.push(id))
    server.answers = [noNetwork]
    const { item, tried } = await send(ana, message('Hola'))
    await tried
    await discard(item.id)
    stop()
    expect(dropped).toEqual([item.id])
    await drain({ isBack: true })
    expect(words()).toEqual(['Hola'])
    expect(readQueuedMark()).toBe('')
  })
})

import 'fake-indexeddb/auto'
import { eventually } from '@wepa/domain/test/eventually'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  fails,
  gate,
  heart,
  message,
  noNetwork,
  refusal,
  server,
  signIn,
  signOut,
  startAnew,
  untilEmpty,
  words,
} from '../../../test/fake-server.ts'
import { discard, drain, enqueue, send } from './outbox.ts'
import { listQueued } from './queue.ts'

const ana = 1
const beto = 2
const states = async () => (await listQueued()).map(({ state }) => state)
beforeEach(() => startAnew(ana))

describe('order', () => {
  it('is kept in a conversation, whatever the first message waits for', async () => {
    server.answers = [noNetwork]
    await (await send(ana, message('uno'))).tried
    await enqueue(ana, message('dos'))
    await (await send(ana, message('otra parte', 8))).tried
    expect(words()).toEqual(['uno', 'otra parte'])
    await drain({ isBack: true })
    expect(words()).toEqual(['uno', 'otra parte', 'uno', 'dos'])
  })

  it('is kept behind a refused message until it is gone', async () => {
    server.answers = [fails(refusal(400, 'validation'))]
    const { item, tried } = await send(ana, message('uno'))
    await tried
    await enqueue(ana, message('dos'))
    await drain({ isBack: true })
    expect(words()).toEqual(['uno'])
    await discard(item.id)
    await drain()
    expect(words()).toEqual(['uno', 'dos'])
  })

  it('does not let a message wait for the answer to something else', async () => {
    const { open, wait } = gate()
    server.answers = [wait]
    const first = await send(ana, heart(true))
    await eventually(() => expect(words()).toEqual(['favourite']))
    await (await send(ana, message('Hola'))).tried
    expect(words()).toEqual(['favourite', 'Hola'])
    open()
    await first.tried
  })
})

describe('a later heart', () => {
  it('takes the place of one that waits', async () => {
    server.answers = [noNetwork]
    await (await send(ana, heart(true))).tried
    server.answers = [noNetwork]
    await (await send(ana, heart(false))).tried
    expect(await listQueued()).toMatchObject([{ task: { isWanted: false } }])
  })

  it('goes after one that is being sent; what lay between is never sent', async () => {
    const { open, wait } = gate()
    server.answers = [wait]
    await enqueue(ana, heart(true))
    await eventually(() => expect(server.sent).toHaveLength(1))
    const between = await send(ana, heart(false))
    await enqueue(ana, heart(true))
    expect(await between.tried).toBeUndefined()
    open()
    await untilEmpty()
    expect(server.sent.map(({ task }) => task)).toEqual([heart(true), heart(true)])
  })

  it('counts also when the earlier one is refused meanwhile', async () => {
    const { open, wait } = gate()
    const late = async () => {
      await wait()
      throw refusal(400, 'validation')
    }
    server.answers = [late]
    await enqueue(ana, heart(true))
    await eventually(() => expect(server.sent).toHaveLength(1))
    await enqueue(ana, heart(false))
    open()
    await untilEmpty()
    expect(server.sent.map(({ task }) => task)).toEqual([heart(true), heart(false)])
  })
})

describe('people', () => {
  it('never send what another one queued', async () => {
    server.answers = [noNetwork]
    await (await send(ana, message('de Ana'))).tried
    signIn(beto)
    await drain({ isBack: true })
    await (await send(beto, message('de Beto'))).tried
    expect(server.sent.slice(1)).toEqual([{ task: message('de Beto'), token: 'token-2' }])
    expect(await states()).toEqual(['queued'])
    signIn(ana)
    await drain({ isBack: true })
    expect(server.sent.at(-1)).toEqual({ task: message('de Ana'), token: 'token-1' })
  })

  it('whose session ended find everything waiting, and going on when they are back', async () => {
    server.answers = [fails(refusal(401, 'invalid_token'))]
    const { tried } = await send(ana, message('uno'))
    expect((await tried)?.verdict.verdict).toBe('paused')
    signOut()
    await enqueue(ana, message('dos'))
    await drain({ isBack: true })
    expect(await states()).toEqual(['paused', 'queued'])
    signIn(ana)
    await drain({ isBack: true })
    expect(words()).toEqual(['uno', 'uno', 'dos'])
  })
})

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { message, server, startAnew, words } from '../../../test/fake-server.ts'
import { drain, send } from '../outbox/outbox.ts'
import { addToQueue } from '../outbox/queue.ts'
import { claim, inTurn } from './exclusive.ts'

const ana = 1
beforeEach(() => startAnew(ana))
afterEach(() => vi.restoreAllMocks())

describe('where the browser refuses every lock', () => {
  beforeEach(() => {
    const refusal = new DOMException('Site data is forbidden', 'SecurityError')
    vi.spyOn(navigator.locks, 'request').mockRejectedValue(refusal)
  })

  it('things are sent all the same, one after the other', async () => {
    await (await send(ana, message('uno'))).tried
    await (await send(ana, message('dos'))).tried
    expect(words()).toEqual(['uno', 'dos'])
  })

  it('a turn that failed does not stop the next', async () => {
    const createdAt = new Date().toISOString()
    await addToQueue({ id: 'a', userId: ana, task: message('uno'), createdAt })
    vi.spyOn(crypto, 'randomUUID').mockImplementationOnce(() => {
      throw new Error('broken')
    })
    await expect(drain()).rejects.toThrow('broken')
    expect(server.sent).toEqual([])
    await drain()
    expect(words()).toEqual(['uno'])
  })

  it('work takes turns within the tab, once each', async () => {
    const log: string[] = []
    const work = (name: string) => async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
    }
    await Promise.all([inTurn('x', work('a')), inTurn('x', work('b'))])
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('a draft is not taken for one that another tab has', async () => {
    expect(await claim('draft')).not.toBeNull()
  })
})

it('what fails under its lock is not done again', async () => {
  const work = vi.fn(() => Promise.reject(new Error('broken')))
  await expect(inTurn('x', work)).rejects.toThrow('broken')
  expect(work).toHaveBeenCalledOnce()
})

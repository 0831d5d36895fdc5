import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithin } from './fetch-within.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A signal that knows how many still listen to it. */
function watchedSignal() {
  const caller = new AbortController()
  const listeners = new Set<unknown>()
  const { signal } = caller
  const [add, remove] = [signal.addEventListener, signal.removeEventListener]
  vi.spyOn(signal, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
    listeners.add(args[1])
    add.apply(signal, args)
  })
  vi.spyOn(signal, 'removeEventListener').mockImplementation(
    (...args: Parameters<typeof remove>) => {
      listeners.delete(args[1])
      remove.apply(signal, args)
    },
  )
  return { caller, signal, listeners }
}

/** A server that never answers: the call ends when it is called off. */
function silentServer() {
  const server = vi.fn(
    (_url: unknown, init?: RequestInit) =>
      new Promise<Response>((_, refuse) => {
        const end = () => refuse(new DOMException('', 'AbortError'))
        if (init?.signal?.aborted) end()
        init?.signal?.addEventListener('abort', end)
      }),
  )
  vi.stubGlobal('fetch', server)
  return server
}

test('a call that fails leaves no timer and no listener', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { signal, listeners } = watchedSignal()
  await expect(fetchWithin('/trpc', { signal }, 1000)).rejects.toThrow('Failed to fetch')
  expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0])
})

test('no answer in time ends the call, and leaves nothing', async () => {
  silentServer()
  const { signal, listeners } = watchedSignal()
  const call = expect(fetchWithin('/trpc', { signal }, 1000)).rejects.toThrow('')
  await vi.advanceTimersByTimeAsync(1000)
  await call
  expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0])
})

test('whoever asked calls it off, also before it has begun', async () => {
  const server = silentServer()
  const { caller, signal } = watchedSignal()
  caller.abort()
  await fetchWithin('/trpc', { signal }, 1000).catch(() => {})
  expect(server.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})

test('an answer counts as answered once it is read, and leaves nothing then', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ is: 'here' }))
  const { signal, listeners } = watchedSignal()
  const answer = await fetchWithin('/trpc', { signal }, 1000)
  expect(vi.getTimerCount()).toBe(1)
  expect(await answer.json()).toEqual({ is: 'here' })
  expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0])
})

test('an answer that is no JSON leaves nothing either', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>'))
  const { signal, listeners } = watchedSignal()
  const answer = await fetchWithin('/trpc', { signal }, 1000)
  await expect(answer.json()).rejects.toThrow(SyntaxError)
  expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0])
})

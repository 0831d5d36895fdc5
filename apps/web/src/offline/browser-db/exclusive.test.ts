import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { claim } from './exclusive.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that was left: it holds its lock a moment longer, and answers nobody. */
function leavingPage(name: string): Promise<() => void> {
  return new Promise((hasLock) => {
    void navigator.locks.request(name, () => new Promise<void>((leave) => hasLock(leave)))
  })
}

it('what another tab has is refused as soon as that tab says so, and free once it lets go', async () => {
  const release = await claim('draft')
  const other = claim('draft')
  await vi.advanceTimersByTimeAsync(300)
  expect(await other).toBeNull()
  release?.()
  const next = await claim('draft')
  expect(next).not.toBeNull()
  next?.()
})

it('a page that was left is waited for, also when it takes seconds to go', async () => {
  const leave = await leavingPage('draft')
  const claimed = claim('draft')
  await vi.advanceTimersByTimeAsync(4900)
  leave()
  const release = await claimed
  expect(release).not.toBeNull()
  release?.()
})

it('a page that neither answers nor goes is not waited for in vain', async () => {
  const leave = await leavingPage('draft')
  const claimed = claim('draft')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await claimed).toBeNull()
  leave()
})

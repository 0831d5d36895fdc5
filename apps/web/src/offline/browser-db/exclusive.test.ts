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

/** Lets seconds pass, and what other tabs say arrive. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise((done) => setImmediate(done))
  }
}

it('what another tab has is refused soon, and free once it lets go', async () => {
  const release = await claim('draft')
  const other = claim('draft')
  await pass(1000)
  expect(await other).toBeNull()
  release?.()
  const next = await claim('draft')
  expect(next).not.toBeNull()
  next?.()
})

it('a page that was left is waited for, also when it takes seconds to go', async () => {
  const leave = await leavingPage('draft')
  const claimed = claim('draft')
  await pass(3000)
  leave()
  const release = await claimed
  expect(release).not.toBeNull()
  release?.()
})

it('a page that neither answers nor goes is not waited for in vain', async () => {
  const leave = await leavingPage('draft')
  const claimed = claim('draft')
  await pass(6000)
  expect(await claimed).toBeNull()
  leave()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const queue = createRenderQueue({ atOnce: 2, mostWaiting: 2, patience: 1000 })
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const ask = (name: string) =>
    queue.run(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name)
          ends.set(name, (error) => (error ? reject(error) : resolve(name)))
        }),
    )
  return { ask, begun, end: (name: string, error?: Error) => ends.get(name)?.(error) }
}

test('one too many is refused at once', async () => {
  const { ask, begun } = setUp()
  for (const name of ['a', 'b', 'c', 'd']) ask(name).catch(() => undefined)
  await expect(ask('e')).rejects.toMatchObject({ code: 'unavailable' })
  expect(begun).toEqual(['a', 'b'])
})

test('who waited too long is refused, and leaves room for another to wait', async () => {
  const { ask, begun, end } = setUp()
  for (const name of ['a', 'b']) void ask(name)
  const refused = expect(ask('c')).rejects.toMatchObject({ code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(1000)
  await refused
  const later = ask('d')
  end('a')
  await vi.advanceTimersByTimeAsync(0)
  end('d')
  await expect(later).resolves.toBe('d')
  expect(begun).toEqual(['a', 'b', 'd'])
})

test('a rendering that fails gives its place to the next in line', async () => {
  const { ask, begun, end } = setUp()
  const first = expect(ask('a')).rejects.toThrow('broken')
  for (const name of ['b', 'c', 'd']) void ask(name)
  await vi.advanceTimersByTimeAsync(0)
  end('a', new Error('broken'))
  await first
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('a queue that rests leaves its place empty for a multiple of what a rendering took', async () => {
  const queue = createRenderQueue({ atOnce: 1, mostWaiting: 2, patience: 10_000, rest: 3 })
  const begun: string[] = []
  const render = (name: string) =>
    queue.run(async () => {
      begun.push(name)
      await new Promise((done) => setTimeout(done, 100))
      return name
    })
  const [first, second] = [render('a'), render('b')]
  await vi.advanceTimersByTimeAsync(100)
  // Whoever it was for does not wait for the rest.
  await expect(first).resolves.toBe('a')
  await vi.advanceTimersByTimeAsync(299)
  expect(begun).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(100)
  await expect(second).resolves.toBe('b')
})

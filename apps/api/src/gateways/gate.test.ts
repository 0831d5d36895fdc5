import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

/** Tasks that end when they are told to, and the names of those that began. */
function setUp(limit: number, queue: number) {
  const takeTurn = createGate(limit, queue, () => new Error('full'))
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string) =>
    takeTurn(async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      return name
    })
  return { run, begun, end: (name: string) => ends.get(name)?.() }
}

const soon = () => new Promise((done) => setTimeout(done))

test('so many run at once, so many wait in their order, and one more is refused at once', async () => {
  const { run, begun, end } = setUp(2, 1)
  const [a, , c] = [run('a'), run('b'), run('c')]
  await expect(run('d')).rejects.toThrow('full')
  await soon()
  expect(begun).toEqual(['a', 'b'])
  end('a')
  expect(await a).toBe('a')
  await soon()
  expect(begun).toEqual(['a', 'b', 'c'])
  end('c')
  expect(await c).toBe('c')
})

test('a task that fails gives its place back', async () => {
  const takeTurn = createGate(1, 0, () => new Error('full'))
  await expect(takeTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(takeTurn(async () => 'next')).resolves.toBe('next')
})

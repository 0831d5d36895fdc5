// Which replicas may answer, by what each of them and the primary say of themselves.
import { eventually } from '@wepa/domain/test/eventually'
import { afterEach, expect, test, vi } from 'vitest'
import { readLsn } from './lsn.ts'
import { MOST_LAG } from './primary-track.ts'
import { type ReplicaWatch, watchReplicas } from './replica-watch.ts'

/** undefined: it does not answer. null: it is the primary itself. */
type World = {
  primary: bigint | undefined
  run?: string
  replicas: (bigint | null | undefined)[]
  now: number
}

let watch: ReplicaWatch | undefined
afterEach(async () => {
  await watch?.close()
})

async function start(given: Omit<World, 'now'>) {
  const world: World = { ...given, now: 0 }
  const told: string[] = []
  const looks = { primary: 0, replica: 0 }
  const say = <Lsn>(lsn: Lsn | undefined): Lsn => {
    if (lsn === undefined) throw new Error('away')
    return lsn
  }
  watch = watchReplicas({
    askPrimary: async () => {
      looks.primary += 1
      return { lsn: say(world.primary), run: world.run ?? 'first' }
    },
    askReplicas: world.replicas.map((_, number) => async () => {
      looks.replica += 1
      return say(world.replicas[number])
    }),
    onChange: (number, isUsed) => told.push(`${number} ${isUsed ? 'in' : 'out'}`),
    now: () => world.now,
  })
  /** Until everybody was asked again, and what they said was taken in. */
  const look = async () => {
    const before = { ...looks }
    await eventually(() => {
      expect(looks.primary).toBeGreaterThan(before.primary + 1)
      expect(looks.replica).toBeGreaterThan(before.replica + 2 * world.replicas.length)
    })
  }
  await look()
  return { watch, told, world, look }
}

test('an LSN is a number of 64 bits', () => {
  expect(readLsn('0/0')).toBe(0n)
  expect(readLsn('16/B374D848')).toBe(0x16b374d848n)
  expect(readLsn('FFFFFFFF/FFFFFFFF')).toBe(2n ** 64n - 1n)
})

test('a replica that does not answer, or that nobody can compare with a primary, is not used', async () => {
  const away = await start({ primary: 5n, replicas: [undefined] })
  expect([away.watch.isReady(null), away.watch.next()]).toEqual([false, undefined])
  expect(away.told).toEqual([])
  await away.watch.close()
  const alone = await start({ primary: undefined, replicas: [5n] })
  expect([alone.watch.isReady(null), alone.watch.next()]).toEqual([false, undefined])
})

test('a primary that hangs keeps nobody from asking again', async () => {
  let asked = 0
  watch = watchReplicas({
    askPrimary: () => {
      asked += 1
      return asked === 1 ? new Promise(() => {}) : Promise.resolve({ lsn: 5n, run: 'first' })
    },
    askReplicas: [async () => 5n],
    onChange: () => {},
  })
  await vi.waitFor(() => expect(watch?.isReady(null)).toBe(true), { timeout: 5000 })
})

test('they take turns', async () => {
  const { watch } = await start({ primary: 5n, replicas: [5n, 5n] })
  const turns = [1, 2, 3, 4].map(() => watch.next())
  expect(turns.toSorted()).toEqual([0, 0, 1, 1])
  expect(turns[0]).not.toBe(turns[1])
})

test('who has written is answered by replicas once all of them have replayed it', async () => {
  const { watch, world, look } = await start({ primary: 9n, replicas: [9n, 7n] })
  // What is there at the start is asked of all.
  expect(watch.next()).toBe(0)
  world.replicas[1] = 9n
  world.primary = 12n
  await look()
  expect([watch.isReady(null), watch.isReady(9n), watch.isReady(12n)]).toEqual([true, true, false])
  world.replicas[0] = 12n
  await look()
  expect(watch.isReady(12n)).toBe(false)
  world.replicas[1] = 12n
  await look()
  expect(watch.isReady(12n)).toBe(true)
})

test('one that stops answering is left out, and comes back by itself', async () => {
  const { watch, world, look, told } = await start({ primary: 5n, replicas: [5n] })
  world.replicas[0] = undefined
  await look()
  expect(watch.isReady(null)).toBe(false)
  world.replicas[0] = 5n
  await look()
  expect(watch.isReady(null)).toBe(true)
  expect(told).toEqual(['0 in', '0 out', '0 in'])
})

test('one that is too far behind is left out until it has caught up', async () => {
  const { watch, world, look } = await start({ primary: 5n, replicas: [5n] })
  world.primary = 100n
  world.now = 1000
  await look()
  world.now = 1000 + MOST_LAG - 1
  await look()
  // It lags, but not for long yet.
  expect(watch.isReady(null)).toBe(true)
  world.now = 1000 + MOST_LAG
  await look()
  expect(watch.isReady(null)).toBe(false)
  expect(watch.states()).toEqual([{ isUsed: false, isPrimary: false, lag: MOST_LAG }])
  world.replicas[0] = 100n
  await look()
  expect(watch.isReady(null)).toBe(true)
  expect(watch.states()).toEqual([{ isUsed: true, isPrimary: false, lag: 0 }])
})

test('of one that does not answer nobody says how far behind it is', async () => {
  const { watch } = await start({ primary: 5n, replicas: [undefined, 5n] })
  expect(watch.states()).toEqual([
    { isUsed: false, isPrimary: false, lag: undefined },
    { isUsed: true, isPrimary: false, lag: 0 },
  ])
})

test('the primary among them is not used, and known for what it is, whoever leads', async () => {
  const { watch, world, look } = await start({ primary: 5n, replicas: [null, 5n] })
  const states = () => watch.states().map(({ isUsed, isPrimary }) => ({ isUsed, isPrimary }))
  const leads = { isUsed: false, isPrimary: true }
  const follows = { isUsed: true, isPrimary: false }
  expect(states()).toEqual([leads, follows])
  world.replicas = [5n, null]
  await look()
  expect(states()).toEqual([follows, leads])
  world.replicas = [5n, undefined]
  await look()
  expect(states()).toEqual([follows, { isUsed: false, isPrimary: false }])
})

test('while the primary is away they answer for a minute longer', async () => {
  const { watch, world, look } = await start({ primary: 5n, replicas: [5n] })
  world.primary = undefined
  world.now = 59_000
  await look()
  expect(watch.isReady(null)).toBe(true)
  world.now = 61_000
  await look()
  expect(watch.isReady(null)).toBe(false)
})

test('once another primary is there, nobody is answered by less than what stands then', async () => {
  const { watch, world, look } = await start({ primary: 60n, replicas: [50n, 60n] })
  expect(watch.next()).toBe(1)
  world.primary = 70n
  world.run = 'second'
  await look()
  expect(watch.isReady(null)).toBe(false)
  world.replicas[0] = 70n
  await look()
  expect([watch.next(), watch.next()]).toEqual([0, 0])
})

test('one that has what the primary never got is left out until it moves', async () => {
  const { watch, world, look } = await start({ primary: 100n, replicas: [100n] })
  // Another server took the primary's place, and had got less.
  world.primary = 90n
  world.run = 'second'
  await look()
  expect(watch.isReady(null)).toBe(false)
  world.primary = 120n
  await look()
  expect(watch.isReady(null)).toBe(false)
  world.replicas[0] = 120n
  await look()
  expect(watch.isReady(null)).toBe(true)
})

// Reads from a real replica where the primary cannot be asked, crashes, or is ahead in its tables.
import { createServer } from 'node:net'
import { eventually } from '@wepa/domain/test/eventually'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startReplicated } from '../../../test/servers/replicated.ts'
import { openReaders } from './readers.ts'

const replicated = await startReplicated()
const { primary, standby, opened, readers, suite, pool, log } = replicated
const { isUsed, untilUsed, pauseReplay, resumeReplay, makeSeller } = replicated
afterAll(() => replicated.close())
beforeEach(() => untilUsed())

test.each([
  { known: 'is known', directUrl: primary.url, urls: [standby.url] },
  { known: 'is among the replicas', directUrl: undefined, urls: [primary.url, standby.url] },
])(
  'a pooler whose connections are all busy hides no primary whose own address $known',
  async ({ directUrl, urls }) => {
    const busy = createServer((socket) => void socket.on('error', () => undefined))
    await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done))
    const address = busy.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const behind = openReaders({
      primary: opened,
      primaryUrl: `postgresql://127.0.0.1:${port}/wepa`,
      ...(directUrl && { directUrl }),
      urls,
      pool,
      log,
    })
    try {
      await vi.waitFor(() => expect(behind.states().at(-1)).toMatchObject({ isUsed: true }), {
        timeout: 20_000,
      })
    } finally {
      await behind.close()
      busy.close()
    }
  },
)

test('what a replica cannot know yet is asked of the primary', async () => {
  await pauseReplay()
  try {
    await opened.pool.query('create table of_a_new_version as select 1 as found')
    const { rows } = await sql`select found from of_a_new_version`.execute(readers.choose(null))
    expect(rows).toEqual([{ found: 1 }])
    expect(isUsed()).toBe(true)
  } finally {
    await resumeReplay()
  }
})

test('where a crash took the notes of who wrote, no replica answers that lacks what was written', async () => {
  const { write, find } = await makeSeller()
  await eventually(async () => expect(await find({})).toBe('Reloj'))
  await untilUsed()
  await pauseReplay()
  try {
    await write('después')
    await crashOneProcess()
    await vi.waitFor(async () => expect(await find()).toBe('después'), { timeout: 20_000 })
    for (let tries = 0; tries < 20; tries++) expect(await find()).toBe('después')
  } finally {
    await resumeReplay()
  }
})

/** PostgreSQL ends all its processes and recovers, under the same postmaster. */
async function crashOneProcess(): Promise<void> {
  const { rows } = await opened.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const [{ pid } = { pid: 0 }] = rows
  expect(pid).toBeGreaterThan(1)
  process.kill(pid, 'SIGKILL')
}

test('while the primary is away visitors search and open ads all the same', async () => {
  const { adId, find } = await makeSeller()
  const search = () => find({}).catch(() => undefined)
  await eventually(async () => expect(await search()).toBe('Reloj'))
  await primary.stop()
  try {
    expect(await readers.isPrimaryAway()).toBe(true)
    for (let tries = 0; tries < 5; tries++) expect(await find({})).toBe('Reloj')
    expect(await suite.asVisitor().listings.get({ id: adId })).toMatchObject({ id: adId })
    expect((await suite.asVisitor().listings.similar({ id: adId })).alike).toEqual(
      expect.any(Array),
    )
  } finally {
    await primary.start()
  }
})

test('a primary that is only busy is not away: what it could not be asked is not guessed', async () => {
  const { find } = await makeSeller()
  await eventually(async () => expect(await find({})).toBe('Reloj'))
  await untilUsed()
  const held = await Promise.all(Array.from({ length: pool.poolSize }, () => opened.pool.connect()))
  try {
    expect(await readers.isPrimaryAway()).toBe(false)
    await expect(suite.asVisitor().listings.browse({})).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    })
  } finally {
    for (const client of held) client.release()
  }
})

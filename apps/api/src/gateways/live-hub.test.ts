import { eventually } from '@wepa/domain/test/eventually'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { createLiveHub, type LiveHub } from './live-hub.ts'
import type { LiveNote } from './live-note.ts'

let suite: Suite
const hubs: LiveHub[] = []
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(async () => {
  await Promise.all(hubs.map((hub) => hub.close()))
  await suite.close()
})

/** A hub as another process has it, what it heard, and how often it may have missed something. */
async function makeHub(url = suite.databaseUrl) {
  const onTrouble = vi.fn()
  const hub = createLiveHub({ url, onTrouble })
  hubs.push(hub)
  const heard: LiveNote[] = []
  const onGap = vi.fn()
  hub.listen({ onNotes: (notes) => heard.push(...notes), onGap })
  if (url === suite.databaseUrl) await eventually(() => expect(onGap).toHaveBeenCalled())
  return { hub, heard, onGap, onTrouble }
}

const breakConnections = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'wepa live'`.execute(suite.deps.db)
  return rows.length
}

test('all hear what one tells, itself included, in order', async () => {
  const [one, other] = [await makeHub(), await makeHub()]
  const notes: LiveNote[] = Array.from({ length: 300 }, (_, i) => ({ kind: 'unread', userId: i }))
  for (const note of notes) one.hub.publish(note)
  for (const { heard } of [one, other]) {
    await eventually(() => expect(heard).toHaveLength(300))
    expect(heard).toEqual(notes)
  }
})

test('a lost connection comes back, says so, and nothing that was told meanwhile is lost', async () => {
  const { hub, heard, onGap, onTrouble } = await makeHub()
  onGap.mockClear()
  expect(await breakConnections()).toBeGreaterThan(0)
  hub.publish({ kind: 'unread', userId: 1 })
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce(), 5000)
  await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'unread', userId: 1 }), 5000)
  expect(onTrouble).toHaveBeenCalled()
})

test('what somebody else puts on the channel harms nobody, and is reported once without its content', async () => {
  const { hub, heard, onGap, onTrouble } = await makeHub()
  const notify = (channel: string, payload: string) =>
    sql`select pg_notify(${channel}, ${payload})`.execute(suite.deps.db)
  for (const payload of ['x', '', 'null', '{"kind":"lost"}', '"secreto"', '[']) {
    await notify('wepa_live', payload)
  }
  await notify('wepa_live', '[null, 3, {"kind":"unread","userId":"x"}]')
  hub.publish({ kind: 'unread', userId: 9 })
  await eventually(() => expect(heard).toEqual([{ kind: 'unread', userId: 9 }]))
  expect(onGap).toHaveBeenCalledOnce()
  expect(onTrouble).toHaveBeenCalledOnce()
  expect(String(onTrouble.mock.lastCall?.[0])).not.toContain('secreto')
})

test('more than can be kept while the database is away becomes one word', async () => {
  const away = await makeHub('postgresql://nobody@127.0.0.1:9/none')
  for (let i = 0; i < 10_001; i++) away.hub.publish({ kind: 'unread', userId: i })
  await vi.waitFor(() => expect(away.onTrouble.mock.calls.length).toBeGreaterThan(1), 5000)
  expect(away.onGap).not.toHaveBeenCalled()
  await away.hub.close()
})

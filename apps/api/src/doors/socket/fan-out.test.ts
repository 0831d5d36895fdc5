// Two processes on one database, each with its own connection to hear the other.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { listen, makeTalk, openSocket, type TestSocket } from '../../../test/live.ts'
import { buildApp } from '../../app.ts'
import { createLiveHub } from '../../gateways/live-hub.ts'
import { createLog } from '../../log.ts'

let suite: Suite
let urls: [string, string]
let closeOther: () => Promise<void>
const opened: TestSocket[] = []
beforeAll(async () => {
  suite = await startSuite()
  const live = createLiveHub({ url: suite.databaseUrl, onTrouble: () => {} })
  const other = await buildApp({ ...suite.deps, live }, createLog('silent'))
  urls = [await listen(await suite.app()), await listen(other)]
  closeOther = async () => {
    await other.close()
    await live.close()
  }
})
afterEach(() => {
  for (const { ws } of opened.splice(0)) ws.terminate()
})
afterAll(async () => {
  await closeOther()
  await suite.close()
})

const open = async (process: 0 | 1, token: string) => {
  const socket = await openSocket(urls[process], { token })
  opened.push(socket)
  return socket
}
const breakConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'wepa live'`.execute(suite.deps.db)

test('a message sent in one process is seen in the other, both ways', async () => {
  const { id, seller, buyer } = await makeTalk(suite)
  const [here, there] = [await open(0, buyer.token), await open(1, seller.token)]
  for (const [from, to] of [
    [here, there],
    [there, here],
  ] as const) {
    from.send({ type: 'sendMessage', conversationId: id, content: 'Hola' })
    const { message } = await from.next('ack')
    for (const socket of [from, to]) {
      expect((await socket.next('new_message')).message).toEqual(message)
    }
  }
})

test('a block reaches the other devices of who set it, and not the blocked', async () => {
  const { seller, buyer, asSeller } = await makeTalk(suite)
  const [there, blocked] = [await open(1, seller.token), await open(1, buyer.token)]
  const pair = { ownerId: seller.user.id, userId: buyer.user.id }
  for (const change of [asSeller.blocks.add, asSeller.blocks.remove]) {
    await change(pair)
    await there.next('blocks')
  }
  expect(blocked.rest()).toEqual([])
})

test('a session that ends in one process ends its sockets in the other', async () => {
  const { token } = await register(suite)
  const there = await open(1, token)
  await request(await suite.app(), 'POST', '/api/auth/logout', { token })
  expect(await there.closed).toBe(4401)
})

test('after a lost connection all are told to ask for what they missed, then it goes on', async () => {
  const { id, seller, buyer, asBuyer } = await makeTalk(suite)
  const [here, there] = [await open(0, buyer.token), await open(1, seller.token)]
  await breakConnections()
  for (const socket of [here, there]) await socket.next('resync')
  const { id: messageId } = await asBuyer.conversations.send({ id, content: 'Hola' })
  for (const socket of [here, there]) {
    expect((await socket.next('new_message')).message.id).toBe(messageId)
  }
})

test('a session that ended while nobody could be told has no socket afterwards', async () => {
  const person = await register(suite)
  const there = await open(1, person.token)
  const { db } = suite.deps
  await db.transaction().execute(async (tx) => {
    await sql`alter table sessions disable trigger sessions_tell_end`.execute(tx)
    await tx.deleteFrom('sessions').where('userId', '=', person.user.id).execute()
    await sql`alter table sessions enable trigger sessions_tell_end`.execute(tx)
  })
  await breakConnections()
  expect(await there.closed).toBe(4401)
})

test('a session that is over says nothing more, though nobody told its socket', async () => {
  const { id, buyer } = await makeTalk(suite)
  const here = await open(0, buyer.token)
  const { db } = suite.deps
  await db.transaction().execute(async (tx) => {
    await sql`alter table sessions disable trigger sessions_tell_end`.execute(tx)
    await tx.deleteFrom('sessions').where('userId', '=', buyer.user.id).execute()
    await sql`alter table sessions enable trigger sessions_tell_end`.execute(tx)
  })
  here.send({ type: 'sendMessage', conversationId: id, content: 'después' })
  expect(await here.closed).toBe(4401)
  expect(here.rest()).not.toContain('ack')
})

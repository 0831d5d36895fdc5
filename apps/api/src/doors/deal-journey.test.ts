// From an offer to two ratings over HTTP, while the server is killed in the middle of steps that decide and asked again.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { MEETING_TYPE, REMINDER_HOURS } from '@wepa/domain/meetings/meeting'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { makeTalk } from '../../test/live.ts'
import { type ServerProcess, startServer } from '../../test/servers/server-process.ts'
import { remindMeetings } from '../features/conversations/meetings/remind-meetings.ts'

const HOUR = 3_600_000
let suite: Suite
let server: ServerProcess
let kills = 0
beforeAll(async () => {
  suite = await startSuite()
  server = await start()
}, 60_000)
afterAll(async () => {
  server.child.kill('SIGKILL')
  await suite.close()
})

const start = async (): Promise<ServerProcess> => {
  const started = await startServer({ DATABASE_URL: suite.databaseUrl, RATE_LIMIT_FACTOR: '1000' })
  expect(started.child.exitCode, started.output()).toBeNull()
  return started
}

type Step = { token: string; method?: 'POST' | 'PATCH'; path: string; body: object }

/** Asks as a phone does: under a clientId of its own, and again where the server is busy. */
async function ask(step: Step, clientId: string = randomUUID()): Promise<Response> {
  const { token, method = 'POST', path, body } = step
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, clientId }),
  })
  if (answer.status !== 503) return answer
  await wait(1000)
  return ask(step, clientId)
}

async function take(step: Step): Promise<void> {
  await expectDone(step, await ask(step))
}

/** The server dies some milliseconds after it was asked; then it is asked again under the same clientId. */
async function survive(step: Step): Promise<void> {
  const clientId = randomUUID()
  const first = ask(step, clientId).catch(() => null)
  kills += 1
  await wait(kills * 7)
  server.child.kill('SIGKILL')
  await server.ended
  await first
  server = await start()
  await expectDone(step, await ask(step, clientId))
}

/** What has no clientId may say the second time that it was done. */
async function expectDone({ path }: Step, answer: Response): Promise<void> {
  const said = await answer.text()
  const isDone = answer.ok || said.includes('already_rated')
  expect(isDone, `${path}: ${answer.status} ${said}`).toBe(true)
}

test('everything stands once, whenever the server was killed', async () => {
  const { seller, buyer, id, asSeller, asBuyer } = await makeTalk(suite)
  const listingId = (await asBuyer.conversations.get({ id })).listingId ?? 0
  const ofBuyer = (path: string, body: object): Step => ({ token: buyer.token, path, body })
  const ofSeller = (path: string, body: object): Step => ({ token: seller.token, path, body })
  const talk = `/api/conversations/${id}`
  const messages = () => asBuyer.conversations.messages({ id })

  await take(ofBuyer(`${talk}/offers`, { amount: '400' }))
  await survive(ofSeller(`${talk}/offers`, { amount: '430' }))
  const offer = (await messages()).at(-1)?.offer
  await survive(ofBuyer(`/api/offers/${offer?.id}/answer`, { answer: 'accept' }))
  const startsAt = new Date(Date.now() + (REMINDER_HOURS + 0.5) * HOUR).toISOString()
  await take(ofSeller(`${talk}/meetings`, { startsAt, placeId: 'ponce-plaza' }))
  const meeting = (await messages()).findLast(({ messageType }) => messageType === MEETING_TYPE)
  const meetingId = meeting?.meeting?.id ?? 0
  await survive(ofBuyer(`/api/meetings/${meetingId}/answer`, { answer: 'accept' }))
  const later = { ...suite.deps, clock: { now: () => new Date(Date.now() + HOUR) } }
  await remindMeetings(later)
  await remindMeetings(later)
  await take(ofBuyer(`/api/meetings/${meetingId}/step`, { step: 'coming' }))
  await take(ofSeller(`/api/meetings/${meetingId}/step`, { step: 'arrived' }))
  const sold = { status: 'sold', buyerId: buyer.user.id }
  await survive({ ...ofSeller(`/api/listings/${listingId}/status`, sold), method: 'PATCH' })
  const about = { rating: 5, comment: 'Todo bien', listingId }
  await take(ofSeller(`/api/users/${buyer.user.id}/ratings`, { ...about, type: 'buyer' }))
  await survive(ofBuyer(`/api/users/${seller.user.id}/ratings`, { ...about, type: 'seller' }))

  const said = await messages()
  expect(said.map(({ messageType }) => messageType)).toEqual([
    'offer',
    'offer',
    'offer_accepted',
    'meeting',
    'meeting_accepted',
    'meeting_coming',
    'meeting_arrived',
  ])
  expect(said.flatMap(({ offer: each }) => each?.state ?? [])).toEqual(['countered', 'accepted'])
  expect(said.flatMap(({ meeting: each }) => each?.state ?? [])).toEqual(['accepted'])
  expect((await asSeller.conversations.get({ id })).agreedPrice).toBe('430.00')
  for (const person of [seller, buyer]) {
    const { items } = await suite
      .asUser({ id: person.user.id, role: 'user' })
      .notifications.list({ userId: person.user.id })
    const told = items.map(({ type, title }) => `${type}: ${title}`)
    expect(told.filter((line) => line.startsWith('meeting: '))).toHaveLength(1)
    // The invitation; that one was rated is told by the same type, and leads to the same page.
    expect(told.filter((line) => line.startsWith('rating: ¿Cómo te fue'))).toHaveLength(1)
    expect(new Set(told).size).toBe(told.length)
    const { items: ratings } = await asBuyer.ratings.list({ id: person.user.id })
    expect(ratings).toHaveLength(1)
  }
}, 180_000)

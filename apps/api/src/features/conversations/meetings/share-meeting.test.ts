// Links by which people show a meeting to somebody they trust.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { idOf, meetingSteps, startsAt } from '../../../../test/meetings/meeting-steps.ts'
import { forgetOldShares } from './share-meeting.ts'

const HOUR = 3_600_000
const start = new Date('2026-12-01T14:00:00Z')
let suite: Suite
let now = start
beforeAll(async () => {
  suite = await startSuite({ overrides: { clock: { now: () => now } } })
})
afterAll(() => suite.close())
beforeEach(() => {
  now = start
})
const { talk, agreed } = meetingSteps(() => suite)
const goTo = (time: string) => {
  now = new Date(time)
}
const open = (path: string) =>
  suite.asVisitor().meetings.shared({ token: path.split('/').at(-1) ?? '' })

test('is refused before both have agreed, and opens nothing under another key', async () => {
  const { propose, buys } = await talk()
  const meetingId = idOf(await propose())
  expect(await codeOf(buys.meetings.share({ id: meetingId }))).toBe('meeting_closed')
  expect(await codeOf(open('/encuentro/nada'))).toBe('not_found')
})

test('shows where, when and what its sharer has said, and nothing of the talk', async () => {
  const { seller, buyer, sells, buys, listing, meetingId } = await agreed()
  const { path, endsAt } = await buys.meetings.share({ id: meetingId })
  expect(path).toMatch(/^\/encuentro\/[\w-]{43}$/)
  goTo('2026-12-03T18:00:00Z')
  await buys.meetings.step({ id: meetingId, step: 'coming' })
  await sells.meetings.step({ id: meetingId, step: 'arrived' })
  const { fullName: sharerName } = await buys.users.get({ id: buyer.id })
  const { fullName: otherName } = await sells.users.get({ id: seller.id })
  expect(await open(path)).toEqual({
    ...{ startsAt, place: 'Plaza Las Delicias', municipality: 'Ponce', state: 'accepted' },
    ...{ sharerName, otherName, listingTitle: listing.title, endsAt },
    steps: [{ step: 'coming', at: '2026-12-03T18:00:00.000Z' }],
  })
})

test('says when the meeting was cancelled, and ends half a day after it', async () => {
  const { buys, sells, meetingId } = await agreed()
  const { path, endsAt } = await buys.meetings.share({ id: meetingId })
  expect(endsAt).toBe('2026-12-04T07:00:00.000Z')
  await sells.meetings.answer({ id: meetingId, answer: 'cancel' })
  expect((await open(path)).state).toBe('cancelled')
  now = new Date(Date.parse(endsAt) - 1)
  await forgetOldShares(suite.deps)
  expect((await open(path)).state).toBe('cancelled')
  goTo(endsAt)
  expect(await codeOf(open(path))).toBe('not_found')
  now = new Date(Date.parse(endsAt) + HOUR)
  await forgetOldShares(suite.deps)
  expect(await codeOf(open(path))).toBe('not_found')
})

test('ends when its sharer ends it, and the other one’s goes on', async () => {
  const { buys, sells, meetingId } = await agreed()
  const [own, theirs] = [
    await buys.meetings.share({ id: meetingId }),
    await sells.meetings.share({ id: meetingId }),
  ]
  await buys.meetings.unshare({ id: meetingId })
  expect(await codeOf(open(own.path))).toBe('not_found')
  expect((await open(theirs.path)).state).toBe('accepted')
})

test('there are five of one person at most, also at once', async () => {
  const { buys, sells, meetingId } = await agreed()
  const codes = await Promise.all(
    Array.from({ length: 7 }, () => codeOf(buys.meetings.share({ id: meetingId }))),
  )
  expect(codes.filter((code) => code === 'none')).toHaveLength(5)
  expect(codes.filter((code) => code === 'conflict')).toHaveLength(2)
  await sells.meetings.share({ id: meetingId })
})

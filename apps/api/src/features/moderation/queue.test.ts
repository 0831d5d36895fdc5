// What the queue says of how much waits, and what it shows together.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { moderationSteps } from '../../../test/moderation-steps.ts'
import { flagForModeration } from './flag-for-moderation.ts'

let suite: Suite
let admin: Person
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
})
afterAll(() => suite.close())

const { publish, decide, list } = moderationSteps(() => suite)
const counts = () => suite.asUser(admin).moderation.counts()

async function reportAs(reason: 'fake' | 'price', listingId: number): Promise<void> {
  await suite.asVisitor().reports.send({ reason, description: 'Mira este anuncio', listingId })
}

test('it says how much waits, how much of it cannot, and since when', async () => {
  const before = await counts()
  const listingId = await publish(await suite.makeUser())
  await reportAs('price', listingId)
  await reportAs('fake', listingId)
  const { report: now } = await counts()
  expect(now.waiting).toBe(before.report.waiting + 2)
  expect(now.urgent).toBe(before.report.urgent + 1)
  expect(now.oldestAt).not.toBeNull()
})

test('it can be asked for what cannot wait, and for what is about one person', async () => {
  const seller = await suite.makeUser({ subscriptionPlan: 'pro' })
  await reportAs('price', await publish(seller))
  await reportAs('fake', await publish(seller))
  const about = await list(admin, { personId: seller.id })
  expect(about.items.map(({ topic }) => topic)).toEqual(['price', 'fake'])
  expect(about.items[0]?.person?.casesWaiting).toBe(2)
  const urgent = await list(admin, { personId: seller.id, isUrgent: true })
  expect(urgent.items.map(({ topic }) => topic)).toEqual(['fake'])
  for (const { id } of about.items) await decide(admin, id, 'resolve')
  expect((await list(admin, { personId: seller.id, state: 'resolved' })).items).toHaveLength(2)
})

test('what the system found alike about one ad is one case, decided at once', async () => {
  const seller = await suite.makeUser({ subscriptionPlan: 'pro' })
  const [copy, first, second] = [
    await publish(seller),
    await publish(seller),
    await publish(seller),
  ]
  const before = await counts()
  for (const [related, detail] of [
    [first, 'La foto 1 se parece.'],
    [second, 'La foto 2 se parece.'],
  ] as const) {
    await flagForModeration(suite.deps, {
      listingId: copy,
      relatedListingId: related,
      kind: 'duplicate_photo',
      detail,
    })
  }
  const { items } = await list(admin, { kind: 'flag', personId: seller.id })
  expect(items).toMatchObject([{ text: 'La foto 1 se parece.\nLa foto 2 se parece.' }])
  expect((await counts()).flag.waiting).toBe(before.flag.waiting + 1)
  const id = items[0]?.id ?? ''
  const { relatedListings } = await suite.asUser(admin).moderation.case({ id })
  expect(relatedListings.map((listing) => listing.id)).toEqual([first, second])
  const decided = await decide(admin, id, 'resolve')
  expect(decided).toMatchObject({
    state: 'resolved',
    relatedListings: [{ id: first }, { id: second }],
  })
  expect((await list(admin, { kind: 'flag', personId: seller.id })).items).toEqual([])
  const settled = await list(admin, { kind: 'flag', personId: seller.id, state: 'resolved' })
  expect(settled.items.map((one) => one.id)).toEqual([id])
  expect(await codeOf(decide(admin, id, 'resolve'))).toBe('already_decided')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { flagForModeration } from './flag-for-moderation.ts'

let suite: Suite
let seller: Person
beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'pro' })
})
afterAll(() => suite.close())

const publish = async () => (await suite.asUser(seller).listings.publish(makeListingInput())).id
const flagsOf = (listingId: number) =>
  suite.deps.db
    .selectFrom('moderationFlags')
    .selectAll()
    .where('listingId', '=', listingId)
    .orderBy('id')
    .execute()

test('the same finding about an ad counts once, also of ten at a time; another one beside it', async () => {
  const [listingId, first, second] = [await publish(), await publish(), await publish()]
  const flag = (relatedListingId: number) =>
    flagForModeration(suite.deps, {
      listingId,
      relatedListingId,
      kind: 'duplicate_photo',
      detail: 'x'.repeat(900),
    })
  const flagged = await Promise.all(Array.from({ length: 10 }, () => flag(first)))
  expect(flagged.filter((isNew) => isNew)).toHaveLength(1)
  expect(await flag(second)).toBe(true)
  expect(await flagsOf(listingId)).toMatchObject([
    { relatedListingId: first, status: 'pending', settledBy: null, detail: 'x'.repeat(500) },
    { relatedListingId: second },
  ])
})

test('what it was compared with may go; with the ad itself the finding goes', async () => {
  const [listingId, other] = [await publish(), await publish()]
  const finding = { kind: 'duplicate_photo', detail: 'La foto 1' } as const
  await flagForModeration(suite.deps, { ...finding, listingId, relatedListingId: other })
  await suite.asUser(seller).listings.remove({ id: other })
  expect(await flagsOf(listingId)).toMatchObject([{ relatedListingId: null }])
  await suite.asUser(seller).listings.remove({ id: listingId })
  expect(await flagsOf(listingId)).toEqual([])
})

// The queue as it is read, and the audit trail that stays.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { moderationSteps } from '../../../test/moderation-steps.ts'

let suite: Suite
let admin: Awaited<ReturnType<Suite['makeUser']>>
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin', fullName: 'Ana Admin' })
})
afterAll(() => suite.close())

const { publish, report, decide, list, linesAbout } = moderationSteps(() => suite)

test('the queue is read page by page: what waits oldest first, what was decided last first', async () => {
  const seller = await suite.makeUser({ subscriptionPlan: 'pro' })
  const ids: string[] = []
  for (let each = 0; each < 5; each++) ids.push(await report(await publish(seller)))
  const read = async (state: 'pending' | 'resolved') => {
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await list(admin, { state, limit: 2, ...(cursor && { cursor }) })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    return seen
  }
  expect((await read('pending')).filter((id) => ids.includes(id))).toEqual(ids)
  for (const id of ids) await decide(admin, id, 'resolve', 'Nada malo.')
  expect((await read('pending')).filter((id) => ids.includes(id))).toEqual([])
  expect((await read('resolved')).slice(0, 5)).toEqual(ids.toReversed())
  expect(new Set(await read('resolved')).size).toBe((await read('resolved')).length)
  const wrong = list(admin, { cursor: 'xx' })
  expect(await codeOf(wrong)).toBe('validation')
})

test('the audit trail is only added to; a deleted account leaves it without its name', async () => {
  const seller = await suite.makeUser()
  const id = await report(await publish(seller))
  await decide(admin, id, 'hide_listing')
  const [line] = await linesAbout(seller)
  const change = sql`update moderation_decisions set reason = 'otra' where id = ${line?.id}`
  await expect(change.execute(suite.deps.db)).rejects.toThrow(/only added to/)
  const removal = sql`delete from moderation_decisions where id = ${line?.id}`
  await expect(removal.execute(suite.deps.db)).rejects.toThrow(/only added to/)
  await suite.deps.db.deleteFrom('users').where('id', '=', seller.id).execute()
  const left = await suite.deps.db
    .selectFrom('moderationDecisions')
    .selectAll()
    .where('id', '=', line?.id ?? 0)
    .executeTakeFirst()
  expect(left).toMatchObject({ subjectUserId: null, listingId: null, adminId: admin.id })
})

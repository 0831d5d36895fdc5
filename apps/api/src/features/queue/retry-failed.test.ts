import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { enqueueJob } from '../../db/queue/queue.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const lines = () =>
  suite.deps.db
    .selectFrom('moderationDecisions')
    .select(['caseId', 'action', 'adminId', 'subjectUserId', 'reason', 'ip'])
    .execute()

test('who tries a job again stands in the audit trail, and who may not leaves no line', async () => {
  const [luis, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
  await enqueueJob(suite.deps.db, 'send-mail', { mailId: 1 })
  const { rows } = await suite.database.pool.query('select id from graphile_worker.jobs')
  const id = String(rows[0].id)
  const retry = (person: typeof admin) => suite.asUser(person).queue.retry({ id })
  expect(await codeOf(retry(luis))).toBe('forbidden')
  // It has not failed yet.
  expect(await codeOf(retry(admin))).toBe('not_found')
  expect(await lines()).toEqual([])
  await suite.database.pool.query(
    `update graphile_worker._private_jobs set last_error = 'no', attempts = 25`,
  )
  await retry(admin)
  expect(await lines()).toEqual([
    {
      caseId: `job-${id}`,
      action: 'retry_job',
      adminId: admin.id,
      subjectUserId: null,
      reason: `Trabajo ${id} (send-mail)`,
      ip: '203.0.113.7',
    },
  ])
})

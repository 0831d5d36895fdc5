// Timed work over many things: one that cannot be looked after keeps no other from its turn, and who has lost the job stops.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeListingInput } from '../../test/factories.ts'
import { type MoneySuite, startMoneySuite, subscribeTo } from '../../test/payments/money.ts'
import { returnLostUses } from '../features/assistant/return-lost-uses.ts'
import { expireListings } from '../features/listings/expiry/expire-listings.ts'
import { warnOfExpiry } from '../features/listings/expiry/warn-of-expiry.ts'
import { endPaidPlaces } from '../features/listings/featured/end-paid-places.ts'
import { settleStorms } from '../features/storms/settling/settle-storms.ts'
import { endLapsedPlans } from '../features/subscriptions/ending/end-lapsed-plans.ts'
import { warnOfTrialEnd } from '../features/subscriptions/ending/warn-of-trial-end.ts'
import { deliverWebhooks } from '../features/webhooks/deliver-webhooks.ts'

const day = 86_400_000
let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())

const query = (text: string, values: unknown[] = []) => suite.database.pool.query(text, values)

/** Refuses every change of the rows of a table for which `condition` holds, as a broken row would. */
async function breakRows(table: string, condition: string): Promise<() => Promise<unknown>> {
  await query(`create or replace function refuse_change() returns trigger language plpgsql
    as $$ begin raise exception 'broken row'; end $$`)
  await query(`create trigger broken before update or delete on ${table}
    for each row when (${condition}) execute function refuse_change()`)
  return () => query(`drop trigger broken on ${table}`)
}

/** Three people, each with an ad; the middle one's cannot be changed. */
async function publishThree() {
  const people = [await suite.makeUser(), await suite.makeUser(), await suite.makeUser()]
  const ids: number[] = []
  for (const person of people) {
    ids.push((await suite.asUser(person).listings.publish(makeListingInput())).id)
  }
  return { people, ids, broken: ids[1] ?? 0 }
}

/** Runs it with the time moved, and a log that counts the errors. */
async function runAt(job: (deps: MoneySuite['deps']) => Promise<unknown>) {
  const error = vi.fn()
  const outcome = await job({ ...suite.deps, log: { ...suite.deps.log, error } }).then(
    () => 'done',
    () => 'failed',
  )
  return { outcome, errors: error.mock.calls.length }
}

test('ads expire beside one that cannot', async () => {
  const { ids, broken } = await publishThree()
  await query(`update listings set expires_at = now() - interval '1 minute' where id = any($1)`, [
    ids,
  ])
  const mend = await breakRows('listings', `old.id = ${broken}`)
  expect(await runAt(expireListings)).toEqual({ outcome: 'failed', errors: 1 })
  const { rows } = await query('select is_active from listings where id = any($1) order by id', [
    ids,
  ])
  expect(rows.map((row) => row.is_active)).toEqual([false, true, false])
  await mend()
  await expireListings(suite.deps)
})

test('paid places end beside one that cannot', async () => {
  const { people, ids, broken } = await publishThree()
  await query(
    `update listings set is_featured = true, featured_expires_at = now() - interval '1 minute' where id = any($1)`,
    [ids],
  )
  const mend = await breakRows('listings', `old.id = ${broken}`)
  expect(await runAt(endPaidPlaces)).toEqual({ outcome: 'failed', errors: 1 })
  const told = await query(`select user_id from notifications where type = 'featured' order by id`)
  expect(told.rows.map((row) => row.user_id)).toEqual([people[0]?.id, people[2]?.id])
  await mend()
  await endPaidPlaces(suite.deps)
})

test('owners are told of an end beside one who cannot be', async () => {
  const { people, ids, broken } = await publishThree()
  await query(`update listings set expires_at = now() + interval '2 days' where id = any($1)`, [
    ids,
  ])
  const mend = await breakRows('listings', `old.id = ${broken}`)
  expect(await runAt(warnOfExpiry)).toEqual({ outcome: 'failed', errors: 1 })
  const told = await query(
    `select user_id from notifications where type = 'expiry' order by user_id`,
  )
  expect(told.rows.map((row) => row.user_id)).toEqual([people[0]?.id, people[2]?.id])
  await mend()
})

test('people are told of the end of their trial beside one who cannot be', async () => {
  const people = [await suite.makeUser(), await suite.makeUser(), await suite.makeUser()]
  for (const person of people) await subscribeTo(suite, person)
  const mend = await breakRows('subscriptions', `old.user_id = ${people[1]?.id}`)
  suite.clock.advance(30 * day)
  expect(await runAt(warnOfTrialEnd)).toEqual({ outcome: 'failed', errors: 1 })
  const told = await query(
    'select user_id from subscriptions where trial_end_told_at is not null order by user_id',
  )
  expect(told.rows.map((row) => row.user_id)).toEqual([people[0]?.id, people[2]?.id])
  await mend()
})

test('uses of calls that died are given back beside one that cannot be', async () => {
  const person = await suite.makeUser()
  const ids: number[] = []
  for (let number = 0; number < 3; number += 1) {
    const { rows } = await query(
      `insert into assistant_calls (user_id, is_counted, counted_until, day, reserved, started_at)
        values ($1, true, now() + interval '9 days', current_date, 0, now() - interval '1 hour') returning id`,
      [person.id],
    )
    ids.push(rows[0]?.id)
  }
  const mend = await breakRows('assistant_calls', `old.id = ${ids[1]}`)
  expect(await runAt(returnLostUses)).toEqual({ outcome: 'failed', errors: 1 })
  const { rows } = await query('select id from assistant_calls')
  expect(rows.map((row) => row.id)).toEqual([ids[1]])
  await mend()
})

test.each([
  ['ads', expireListings],
  ['storms', settleStorms],
  ['plans', endLapsedPlans],
  ['webhooks', deliverWebhooks],
])('%s: nothing more is begun by whoever has lost the job', async (_, job) => {
  const { ids } = await publishThree()
  const person = await suite.makeUser()
  await query(`update listings set expires_at = now() - interval '1 minute' where id = any($1)`, [
    ids,
  ])
  await query(
    `update person_plans set plan = 'pro', expires_at = now() - interval '1 minute' where user_id = $1`,
    [person.id],
  )
  const signal = AbortSignal.abort(new Error('lost'))
  await expect(job({ ...suite.deps, signal })).rejects.toThrow('lost')
  const { rows } = await query(
    `select bool_and(is_active) as "isThere", (select plan from person_plans where user_id = $2) as plan
     from listings where id = any($1)`,
    [ids, person.id],
  )
  expect(rows).toEqual([{ isThere: true, plan: 'pro' }])
})

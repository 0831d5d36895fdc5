// Accounts that the machine asks a moderator to look at: who sees them, and what ends the look.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { register, request } from '../../../../test/http.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'
import { suspicionSteps } from '../../../../test/suspicions/suspicion-steps.ts'

const day = 86_400_000

let suite: Suite
let admin: Awaited<ReturnType<Suite['makeUser']>>
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
})
afterAll(() => suite.close())

const { decide, list, report, publish, toldTo } = moderationSteps(() => suite)
const { makeSpammer, score, waitingOf, writeToMany } = suspicionSteps(() => suite)

/** A person whose new conversations wait, and their case. */
async function makeWaiting() {
  const person = await makeSpammer()
  await score()
  return { person, caseId: `suspicion-${(await waitingOf(person))?.id}` }
}

/** Whether they may begin to talk. */
async function begin(person: Person): Promise<string> {
  const seller = await suite.makeUser()
  const { id: listingId } = await suite.asUser(seller).listings.publish(makeListingInput())
  return codeOf(suite.asUser(person).conversations.start({ listingId, sellerId: seller.id }))
}

const tellingsOf = async (person: Person) =>
  (await toldTo(person)).filter(({ type }) => type === 'account_review').map(({ title }) => title)

describe('nobody but moderators', () => {
  test('sees a score, not even its person', async () => {
    const { person, caseId } = await makeWaiting()
    for (const who of [person, await suite.makeUser()]) {
      const { moderation } = suite.asUser(who)
      expect(await codeOf(moderation.list({ kind: 'suspicion' }))).toBe('forbidden')
      expect(await codeOf(moderation.case({ id: caseId }))).toBe('forbidden')
      expect(await codeOf(moderation.decide({ id: caseId, action: 'resolve' }))).toBe('forbidden')
    }
    expect(await codeOf(suite.asVisitor().moderation.case({ id: caseId }))).toBe('unauthorized')
    const profile = await suite.asVisitor().users.get({ id: person.id })
    expect(JSON.stringify(profile)).not.toMatch(/suspicion|waits|score":9/)
  })

  test('of their own export a person reads that they had to wait, and not why', async () => {
    const ana = await register(suite)
    const app = await suite.app()
    const read = async () =>
      (await request(app, 'GET', `/api/users/${ana.user.id}/export`, { token: ana.token })).json
    const raise = (score: number, waitsSince: Date | null, status: string) =>
      suite.database.pool.query(
        `insert into suspicions (user_id, score, parts, waits_since, status, created_at)
         values ($1, $2, '[{"part": "sign_ins", "count": 9, "points": 20}]', $3, $4, now())`,
        [ana.user.id, score, waitsSince, status],
      )
    await raise(55, null, 'resolved')
    expect((await read()).accountReviews).toEqual([])
    await raise(90, suite.clock.now(), 'pending')
    const [review, ...others] = (await read()).accountReviews
    expect(Object.keys(review).toSorted()).toEqual(['id', 'waitsSince'])
    expect(others).toEqual([])
  })
})

describe('a moderator', () => {
  test('sees the score with its parts, before what can wait', async () => {
    const { person, caseId } = await makeWaiting()
    const { items } = await list(admin, { kind: 'suspicion', isUrgent: true, personId: person.id })
    expect(items).toMatchObject([
      {
        id: caseId,
        topic: 'wait',
        person: { id: person.id, casesWaiting: 1 },
        actions: ['resolve', 'warn_user', 'suspend_user'],
      },
    ])
    const best = { part: 'same_message', count: 30, points: 50 }
    expect(items[0]?.suspicion?.parts[0]).toEqual(best)
    const counts = await suite.asUser(admin).moderation.counts()
    expect(counts.suspicion.urgent).toBeGreaterThan(0)
  })

  test('who finds nothing wrong ends the wait, and the person hears it', async () => {
    const { person, caseId } = await makeWaiting()
    expect(await begin(person)).toBe('account_review')
    await decide(admin, caseId, 'resolve', 'Pregunta lo mismo en cada ferretería.')
    expect(await begin(person)).toBe('none')
    expect(await tellingsOf(person)).toEqual(['Ya miramos tu cuenta', 'Estamos mirando tu cuenta'])
    expect(await codeOf(decide(admin, caseId, 'resolve'))).toBe('already_decided')
  })

  test('is not asked again about the same for a week, but about something else', async () => {
    const { person, caseId } = await makeWaiting()
    await decide(admin, caseId, 'resolve')
    suite.clock.advance(60_000)
    await writeToMany(
      person,
      40,
      (n) => `Otro mensaje igual para cada uno de ustedes, amigo ${n % 2}`,
    )
    await score()
    expect(await waitingOf(person)).toBeUndefined()
    suite.clock.advance(7 * day)
    await writeToMany(person, 40, () => 'Otro mensaje igual para cada uno de ustedes esta semana')
    await score()
    expect(await waitingOf(person)).toMatchObject({ score: 50, waits: false })
  })

  test('who warns ends the look as well', async () => {
    const { person, caseId } = await makeWaiting()
    await decide(admin, caseId, 'warn_user', 'No envíes lo mismo a todos.')
    expect(await waitingOf(person)).toBeUndefined()
    expect(await begin(person)).toBe('none')
  })

  test('who suspends for whatever reason closes it, and it does not come back by itself', async () => {
    const { person } = await makeWaiting()
    const listingId = await publish(person)
    await decide(admin, await report(listingId), 'suspend_user', 'Envía lo mismo a todos.')
    expect(await waitingOf(person)).toBeUndefined()
    await score()
    expect(await waitingOf(person)).toBeUndefined()
    // Let in again by a person: what was looked at is looked at.
    await decide(admin, `user-${person.id}`, 'restore_user', 'Fue un error nuestro.')
    suite.clock.advance(10_000)
    await writeToMany(person, 1, () => 'Hola')
    await score()
    expect(await waitingOf(person)).toBeUndefined()
  })

  test('is told before a suspension that it closes the look', async () => {
    const { person, caseId } = await makeWaiting()
    const listingId = await publish(person)
    const reported = await report(listingId)
    const { settles } = await suite.asUser(admin).moderation.case({ id: reported })
    expect(settles.suspend_user).toMatchObject([{ id: caseId, kind: 'suspicion', topic: 'wait' }])
    expect(settles.hide_listing).toEqual([])
  })
})

test('what is known of an account goes with it', async () => {
  const { person } = await makeWaiting()
  await suite.database.pool.query('delete from users where id = $1', [person.id])
  for (const [table, column] of [
    ['suspicions', 'user_id'],
    ['scored_people', 'user_id'],
    ['first_messages', 'sender_id'],
  ]) {
    const left = await suite.database.pool.query(`select from ${table} where ${column} = $1`, [
      person.id,
    ])
    expect(left.rowCount).toBe(0)
  }
})

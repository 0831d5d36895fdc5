// A wave of messages alike comes before a moderator within a minute, and who answers many does not.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { SPAM, suspicionSteps } from '../../../test/suspicions/suspicion-steps.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const { openTalks, score, writeToMany } = suspicionSteps(() => suite)

describe('a wave of 20 new accounts with 2,000 first messages', () => {
  test('is before a moderator at once, and 200 sellers who answer fast are not', {
    timeout: 240_000,
  }, async () => {
    const accounts: Person[] = []
    for (let n = 0; n < 20; n++) accounts.push(await suite.makeUser())
    const wave = accounts.map((account, a) =>
      writeToMany(account, 100, (n) => `Hola amigo ${a * 100 + n}, ${SPAM}. Urge la respuesta`),
    )
    await Promise.all(wave)
    const sellers = await makeAnsweringSellers(200)
    const began = Date.now()
    await score()
    // The job comes every five seconds; what it takes is the rest of the minute.
    expect(Date.now() - began).toBeLessThan(30_000)
    const admin = await suite.makeUser({ role: 'admin' })
    const seen = new Map<number, string>()
    let cursor: string | null | undefined
    do {
      const page = await suite
        .asUser(admin)
        .moderation.list({ kind: 'suspicion', limit: 100, ...(cursor && { cursor }) })
      for (const { person, topic } of page.items) if (person) seen.set(person.id, topic)
      cursor = page.nextCursor
    } while (cursor)
    expect(accounts.map(({ id }) => seen.get(id))).toEqual(accounts.map(() => 'wait'))
    expect(sellers.filter(({ id }) => seen.has(id))).toEqual([])
  })

  /** Sellers whom ten people ask, each of whom answers all of them with the same words within the minute. */
  async function makeAnsweringSellers(count: number): Promise<Person[]> {
    const buyers: Person[] = []
    for (let n = 0; n < 10; n++) buyers.push(await suite.makeUser())
    const talks = await Promise.all(buyers.map((buyer) => openTalks(buyer, count / 10)))
    const { rows } = await suite.database.pool.query<{ id: number; seller: number; buyer: number }>(
      'select id, seller_id as seller, buyer_id as buyer from conversations where id = any($1)',
      [talks.flat()],
    )
    const say = (id: number, talk: number, content: string) =>
      suite.asUser({ id, role: 'user' }).conversations.send({ id: talk, content })
    for (const { id, seller, buyer } of rows) {
      await say(buyer, id, `Hola, ¿me dices si el número ${id} sigue disponible todavía para hoy?`)
      for (const _ of [1, 2, 3]) {
        await say(
          seller,
          id,
          'Sí, sigue disponible. Puedes pasar a verlo cualquier tarde de esta semana.',
        )
      }
    }
    return rows.map(({ seller: id }) => ({ id, role: 'user' }))
  }
})

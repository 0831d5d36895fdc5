// People who write to many, for the tests of what moderators are shown of them.
import { randomBytes } from 'node:crypto'
import {
  firstMessageKey,
  noteFirstMessage,
} from '../../src/features/first-messages/note-first-message.ts'
import { scorePeople } from '../../src/features/suspicions/score-people.ts'
import type { Person, Suite } from '../harness.ts'

export const SPAM =
  'vi tu anuncio y lo quiero comprar hoy mismo, escríbeme por WhatsApp para enviarte el pago y el código de una vez'

const dayAndMore = 8 * 86_400_000

/** The steps in one suite; take it once it has started. */
export function suspicionSteps(suite: () => Suite) {
  /** Conversations of a buyer about ads of so many sellers, made without their rules. */
  const openTalks = async (buyer: Person, sellers: number): Promise<number[]> => {
    const { rows } = await suite().database.pool.query<{ id: number }>(
      `with people as (
         insert into users (username, email, password_hash, full_name)
         select $2 || n, $2 || n || '@ejemplo.pr', 'x', 'Vende' from generate_series(1, $3::integer) n
         returning id
       ), ads as (
         insert into listings (user_id, category_id, title, description)
         select id, 9, 'Bicicleta', 'Poco uso' from people returning id, user_id
       )
       insert into conversations (listing_id, buyer_id, seller_id, last_message_at, created_at)
       select id, $1, user_id, now(), now() from ads returning id`,
      [buyer.id, `s${randomBytes(5).toString('hex')}_`, sellers],
    )
    return rows.map(({ id }) => id)
  }
  /** Somebody who came so long ago that they are no new account. */
  const makeOld = async (person: Person): Promise<void> => {
    const createdAt = new Date(suite().clock.now().getTime() - dayAndMore)
    await suite()
      .deps.db.updateTable('users')
      .set({ createdAt })
      .where('id', '=', person.id)
      .execute()
  }
  /** First messages to so many sellers, as they are noted beside the messages. */
  const writeToMany = async (
    buyer: Person,
    sellers: number,
    say: (n: number) => string,
  ): Promise<void> => {
    const key = await firstMessageKey(suite().deps)
    const talks = await openTalks(buyer, sellers)
    for (const [n, conversationId] of talks.entries()) {
      const said = { content: say(n), messageType: 'text', createdAt: suite().clock.now() }
      await noteFirstMessage(suite().deps, { conversationId, senderId: buyer.id, ...said }, key)
    }
  }
  return {
    openTalks,
    makeOld,
    writeToMany,
    /** The same to everybody from an account that is new: a person must look, and new conversations wait. */
    makeSpammer: async () => {
      const person = await suite().makeUser()
      const twin = await suite().makeUser()
      await writeToMany(twin, 4, () => SPAM)
      await writeToMany(person, 30, () => `${SPAM} en tienda.example/paga`)
      return person
    },
    /** The job. */
    score: () => scorePeople(suite().deps),
    /** What waits about a person at the moderators' desk. */
    waitingOf: async (person: Person) => {
      const { rows } = await suite().database.pool.query<{
        id: number
        score: number
        parts: { part: string; count: number; points: number }[]
        waits: boolean
      }>(
        `select id, score, parts, waits_since is not null as waits from suspicions
         where user_id = $1 and status = 'pending'`,
        [person.id],
      )
      return rows[0]
    },
  }
}

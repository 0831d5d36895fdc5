// What is kept of first messages, and who has to wait before the next one.
import { WAITS_FOR } from '@wepa/domain/moderation/suspicion'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { SPAM } from '../../../test/suspicions/suspicion-steps.ts'
import { markMessage } from './mark-message.ts'
import { firstMessageKey, forgetFirstMessages, noteFirstMessage } from './note-first-message.ts'

let suite: Suite
let seller: Person
let buyer: Person
beforeAll(async () => {
  suite = await startSuite()
})
beforeEach(async () => {
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
  buyer = await suite.makeUser()
})
afterAll(() => suite.close())

const talks = (person: Person) => suite.asUser(person).conversations
const start = async (by = buyer) => {
  const { id: listingId } = await suite.asUser(seller).listings.publish(makeListingInput())
  return talks(by).start({ listingId, sellerId: seller.id })
}
const open = async (by = buyer) => (await start(by)).conversation.id
const say = (person: Person, id: number, content: string) => talks(person).send({ id, content })
const notedOf = async (person: Person) => {
  const { rows } = await suite.database.pool.query<{ id: number; kinds: string[] }>(
    `select talked.conversation_id as id, array_remove(array_agg(mark.kind order by mark.kind), null) as kinds
     from first_messages talked left join first_message_marks mark using (conversation_id)
     where sender_id = $1 group by 1 order by 1`,
    [person.id],
  )
  return rows
}
/** As the job leaves it once an account is to be looked at before it begins anything. */
const holdBack = (person: Person, waitsSince: string | null = 'now') =>
  suite.database.pool.query(
    `insert into suspicions (user_id, score, parts, waits_since, created_at)
     values ($1, 90, '[]', $2::timestamptz, now())`,
    [person.id, waitsSince],
  )

describe('while a moderator’s look is waited for', () => {
  test('no conversation is begun, by whatever door, and the sender is told why', async () => {
    const silent = await open()
    const known = await open()
    await say(buyer, known, 'Hola, ¿sigue disponible?')
    await holdBack(buyer)
    const refused = await start().catch((error) => error)
    expect(await codeOf(Promise.reject(refused))).toBe('account_review')
    expect(await codeOf(say(buyer, silent, 'Hola'))).toBe('account_review')
    expect(await talks(seller).list({})).toMatchObject({ items: [{ id: known }] })
    // Nothing was said there, and nothing is noted.
    expect(await talks(buyer).messages({ id: silent })).toEqual([])
    expect((await notedOf(buyer)).map(({ id }) => id)).toEqual([known])
  })

  test('conversations that were begun go on, and so does answering', async () => {
    const known = await open()
    await say(buyer, known, 'Hola, ¿sigue disponible?')
    await holdBack(buyer)
    await holdBack(seller)
    expect(await codeOf(say(buyer, known, '¿Y el precio?'))).toBe('none')
    expect(await codeOf(say(seller, known, 'Sí, sigue disponible.'))).toBe('none')
  })

  test('it is waited for a day, and no longer', async () => {
    const silent = await open()
    const began = (age: number) => new Date(suite.clock.now().getTime() - age).toISOString()
    await holdBack(buyer, began(WAITS_FOR - 60_000))
    expect(await codeOf(start())).toBe('account_review')
    expect(await codeOf(say(buyer, silent, 'Hola'))).toBe('account_review')
    suite.clock.advance(60_000)
    expect(await codeOf(say(buyer, silent, 'Hola'))).toBe('none')
    expect(await codeOf(start())).toBe('none')
  })

  test('an account that is only looked at waits for nothing', async () => {
    await holdBack(buyer, null)
    expect(await codeOf(say(buyer, await open(), 'Hola'))).toBe('none')
  })
})

describe('nothing is noted', () => {
  test('of an answer, nor of a second message', async () => {
    const id = await open()
    await say(buyer, id, 'Hola')
    await say(buyer, id, SPAM)
    await say(seller, id, SPAM)
    expect(await notedOf(seller)).toEqual([])
    expect(await notedOf(buyer)).toEqual([{ id, kinds: [] }])
  })
})

test('what goes with photos is compared too, and what an offer says is not', async () => {
  const [withPhoto, withOffer] = [await open(), await open()]
  const markKey = await firstMessageKey(suite.deps)
  const first = { senderId: buyer.id, createdAt: suite.clock.now(), content: SPAM }
  for (const [conversationId, messageType] of [
    [withPhoto, 'photo'],
    [withOffer, 'offer'],
  ] as const) {
    await noteFirstMessage(suite.deps, { ...first, conversationId, messageType }, markKey)
  }
  expect(await notedOf(buyer)).toEqual([
    { id: withPhoto, kinds: ['words', 'words', 'words', 'words'] },
    { id: withOffer, kinds: [] },
  ])
})

test('of a first message hashes are kept for a day, and no word of it', async () => {
  const id = await open()
  await say(buyer, id, `${SPAM}: tienda.example/paga`)
  const words = ['words', 'words', 'words', 'words']
  expect(await notedOf(buyer)).toEqual([{ id, kinds: ['link', ...words] }])
  const { rows } = await suite.database.pool.query(
    `select to_jsonb(talked) || to_jsonb(mark) as row
     from first_messages talked join first_message_marks mark using (conversation_id)
     where conversation_id = $1`,
    [id],
  )
  expect(JSON.stringify(rows)).not.toMatch(/whatsapp|tienda|anuncio/i)
  suite.clock.advance(23 * 3_600_000)
  await forgetFirstMessages(suite.deps)
  expect(await notedOf(buyer)).toHaveLength(1)
  suite.clock.advance(2 * 3_600_000)
  expect(await forgetFirstMessages(suite.deps)).toBeGreaterThan(0)
  expect(await notedOf(buyer)).toEqual([])
  const left = await suite.database.pool.query('select from first_message_marks')
  expect(left.rowCount).toBe(0)
})

describe('marks', () => {
  const made = (content: string, key = 'k') =>
    markMessage(content, { key, ownHost: 'wepa.example' }).map(({ hash }) => hash)
  const shared = (a: string[], b: string[]) => a.filter((hash) => b.includes(hash)).length

  test('are none of a short message, and others under another key', () => {
    expect(made('Hola, ¿sigue disponible?')).toEqual([])
    expect(shared(made(SPAM), made(SPAM, 'other'))).toBe(0)
  })

  test('are shared by messages with small changes, and not by others', () => {
    const names = [
      'Ana',
      'Luis',
      'Carmen',
      'José',
      'Iris',
      'Pedro',
      'Marta',
      'Rafael',
      'Olga',
      'Efraín',
    ]
    const spam = names.map((name) => made(`Saludos ${name}, ${SPAM}`))
    const most = Math.max(
      ...spam.flat().map((hash) => spam.filter((marks) => marks.includes(hash)).length),
    )
    expect(most).toBeGreaterThanOrEqual(9)
    const honest = [
      'Buenas tardes, me interesa la bicicleta. ¿Todavía la tiene y se puede ver mañana en Ponce?',
      'Hola, estoy buscando una bicicleta para mi hija de diez años, ¿qué tamaño es la suya?',
      'Saludos, ¿acepta ochenta dólares por ella? Puedo pasar hoy mismo después de las cinco',
    ].map((text) => made(text))
    for (const marks of honest) {
      for (const other of [...honest.filter((each) => each !== marks), ...spam]) {
        expect(shared(marks, other)).toBe(0)
      }
    }
  })
})

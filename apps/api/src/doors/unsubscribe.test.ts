import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../test/code-of.ts'
import { type Suite, startSuite } from '../../test/harness.ts'
import { request } from '../../test/http.ts'

let suite: Suite
let app: FastifyInstance
beforeAll(async () => {
  suite = await startSuite()
  app = await suite.app()
})
afterAll(() => suite.close())

/** A saved search and the token of its emails. */
async function keep(name = 'Neveras') {
  const person = await suite.makeUser()
  const { search } = await suite.asUser(person).savedSearches.save({ name, query: 'nevera' })
  const { unsubscribeToken: token } = await suite.deps.db
    .selectFrom('savedSearches')
    .select('unsubscribeToken')
    .where('id', '=', search.id)
    .executeTakeFirstOrThrow()
  const hasEmails = async () =>
    (await suite.asUser(person).savedSearches.list())[0]?.emailAlerts === true
  return { token, hasEmails }
}

const form = 'application/x-www-form-urlencoded'
const forms = [
  [form, 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
] as const

const post = (url: string, contentType: string = form, payload = 'List-Unsubscribe=One-Click') =>
  app.inject({ method: 'POST', url, headers: { 'content-type': contentType }, payload })

test.each(['', '?token=', '?token=x', '?token=1&token=2', '?token=a%00b'])(
  'a link that lost its end is refused: %s',
  async (query) => {
    const answer = await post(`/unsubscribe${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(
      'El enlace está incompleto. Ábrelo otra vez desde el correo.',
    )
  },
)

test('opening the link ends nothing', async () => {
  const { token, hasEmails } = await keep()
  await request(app, 'GET', `/unsubscribe?token=${token}`)
  expect(await suite.asVisitor().savedSearches.unsubscribing({ token })).toEqual({
    name: 'Neveras',
  })
  expect(await hasEmails()).toBe(true)
})

test.each(forms)('one click ends the emails of this search alone: %s', async (type, payload) => {
  const [one, other] = [await keep(), await keep()]
  const answer = await post(`/unsubscribe?token=${one.token}`, type, payload)
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
  expect(await one.hasEmails()).toBe(false)
  expect(await other.hasEmails()).toBe(true)
})

test('a second click, no body, and a search that is gone are all fine', async () => {
  const { token } = await keep()
  const click = () => request(app, 'POST', `/unsubscribe?token=${token}`)
  expect([await click(), await click()]).toMatchObject([{ status: 200 }, { status: 200 }])
  const gone = '6f1d1f0e-8c7b-4b6e-9a52-0d5f3c1f2a10'
  expect(await post(`/unsubscribe?token=${gone}`)).toMatchObject({ statusCode: 200 })
  const { unsubscribing } = suite.asVisitor().savedSearches
  expect(await codeOf(unsubscribing({ token: gone }))).toBe('saved_search_not_found')
})

test('a large body is not read for it', async () => {
  const { token } = await keep()
  const answer = await post(`/unsubscribe?token=${token}`, form, 'x'.repeat(20_000))
  expect(answer.statusCode).toBe(413)
})

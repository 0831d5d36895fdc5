import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { register, request } from '../../../../test/http.ts'
import { readPersonColumns } from '../../../../test/person-columns.ts'
import { makeDataUrl } from '../../../../test/pictures.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const call = async (...[method, url, options]: [Method, string, object?]) =>
  request(await suite.app(), method, url, options)
type Method = Parameters<typeof request>[1]
const erase = ({ token, password }: { token: string; password: string }) =>
  call('POST', '/trpc/account.delete', { token, body: { password } })
const count = async (query: string, values: unknown[]) =>
  (await suite.database.pool.query(query, values)).rows.length

describe('the tables', () => {
  test('say of each person in them whether the row goes along or stays without a name', async () => {
    const undecided = (await readPersonColumns(suite)).filter(
      ({ onDelete }) => onDelete !== 'cascade' && onDelete !== 'set null',
    )
    expect(undecided).toEqual([])
  })

  test('find what refers to a person by an index, so that leaving reads no whole table', async () => {
    const slow = (await readPersonColumns(suite)).filter(({ isIndexed }) => !isIndexed)
    expect(slow).toEqual([])
  })
})

describe('deleting an account', () => {
  test('needs a session, and in the app the password, refused at its field', async () => {
    expect((await call('DELETE', '/api/auth/account')).status).toBe(401)
    const { token } = await register(suite)
    const remove = (body: object) => call('POST', '/trpc/account.delete', { token, body })
    for (const [password, message] of [
      ['', 'Escribe tu contraseña'],
      ['no-es-esta', 'La contraseña no es correcta.'],
    ] as const) {
      const { status, json } = await remove({ password })
      expect([status, json.error.data.issues]).toEqual([400, [{ path: 'password', message }]])
    }
    expect((await remove({})).status).toBe(400)
    expect((await call('GET', '/api/auth/user', { token })).status).toBe(200)
  })

  test('goes by the password in the app, and by the token alone over the documented call', async () => {
    const [ana, luis] = [await register(suite), await register(suite)]
    const { json } = await call('POST', '/trpc/account.delete', {
      token: ana.token,
      body: { password: ana.password },
    })
    expect(json.result.data).toEqual({ success: true })
    const headers = { 'content-type': 'application/json' }
    const answer = await call('DELETE', '/api/auth/account', {
      token: luis.token,
      body: '',
      headers,
    })
    expect([answer.status, answer.json]).toEqual([200, { success: true }])
    for (const { token, username, password } of [ana, luis]) {
      expect((await call('GET', '/api/auth/user', { token })).json.code).toBe('invalid_token')
      const body = { username, password }
      expect((await call('POST', '/api/auth/login', { body })).status).toBe(401)
    }
  })

  test('twice at the same moment deletes once and says one goodbye', async () => {
    const { user, token, email, password } = await register(suite)
    const body = { password }
    const tries = Array.from({ length: 5 }, () =>
      call('POST', '/trpc/account.delete', { token, body }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 401, 404].includes(status))).toBe(true)
    await suite.workOffQueue()
    const emails = suite.sentMails.filter(({ to }) => to === email)
    expect(emails.map(({ subject }) => subject)).toEqual(['Eliminamos tu cuenta de Wepa'])
    expect(await count('select from users where id = $1', [user.id])).toBe(0)
  })

  test('leaves no trace of the person, and their files go', async () => {
    const leaving = await register(suite, {
      username: 'zoraida-q',
      fullName: 'Zoraida Quetzal',
      phone: '787 555 0188',
    })
    const { token, user } = leaving
    const picture = await call('POST', '/api/upload-profile-image', {
      token,
      body: { image: makeDataUrl({ seed: 5 }) },
    })
    await call('PUT', `/api/users/${user.id}`, {
      token,
      body: { profileImageUrl: picture.json.url, bio: 'Soy Zoraida Quetzal' },
    })
    const ad = await call('POST', '/api/listings', {
      token,
      body: makeListingInput({ images: [makeDataUrl({ seed: 6 })], contactEmail: leaving.email }),
      headers: { 'idempotency-key': '6f0c1c7e-8d0a-4a53-9b43-1d2f9f2a7c11' },
    })
    await call('POST', '/api/auth/forgot-password', { body: { email: leaving.email } })
    const body = { password: leaving.password }
    expect((await call('POST', '/trpc/account.delete', { token, body })).status).toBe(200)
    await suite.workOffQueue()

    expect((await call('GET', `/api/listings/${ad.json.id}`)).json.message).toBe(
      'Anuncio no encontrado',
    )
    expect((await call('GET', `/api/users/${user.id}`)).status).toBe(404)
    for (const url of [picture.json.url, ad.json.images[0], ad.json.thumbnails[0]]) {
      expect((await call('GET', url)).status, url).toBe(404)
    }
    // Every table there is, the queue's too. What stays is where the farewell went, for a month.
    const needles = [leaving.username, leaving.email, 'Quetzal', '7875550188']
    expect(await findAnywhere(needles)).toEqual([`mails: ${leaving.email}`])
    expect((await suite.database.pool.query('select * from mails')).rows).toContainEqual(
      expect.objectContaining({ recipient: leaving.email, body_text: null, body_html: null }),
    )
  })

  test('leaves the other side its conversation without a name, and one with nobody goes', async () => {
    const [ana, luis] = [await register(suite), await register(suite)]
    const { pool } = suite.database
    const { rows } = await pool.query(
      `insert into conversations (buyer_id, seller_id) values ($1, $2) returning id`,
      [ana.user.id, luis.user.id],
    )
    const id: number = rows[0].id
    const say = 'insert into messages (conversation_id, sender_id, content) values ($1, $2, $3)'
    await pool.query(say, [id, ana.user.id, '¿Está disponible?'])
    await pool.query(say, [id, luis.user.id, 'Sí'])
    await erase(ana)
    const conversation = await pool.query(
      `select buyer_id, seller_id, array(select sender_id from messages
        where conversation_id = conversations.id order by id) as senders
       from conversations where id = $1`,
      [id],
    )
    expect(conversation.rows).toEqual([
      { buyer_id: null, seller_id: luis.user.id, senders: [null, luis.user.id] },
    ])
    await erase(luis)
    expect(await count('select from conversations where id = $1', [id])).toBe(0)
    expect(await count('select from messages where conversation_id = $1', [id])).toBe(0)
  })
})

/** Where in the whole database one of the texts stands, as `table: text`. */
async function findAnywhere(texts: readonly string[]): Promise<string[]> {
  const { pool } = suite.database
  const { rows: tables } = await pool.query(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`,
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    for (const text of texts) {
      const hits = await count(
        `select from "${schema}"."${name}" as row where row::text ilike $1`,
        [`%${text}%`],
      )
      if (hits > 0) found.push(`${name}: ${text}`)
    }
  }
  return found
}

// An account of thousands of rows: gone for everybody at once, its rows in parts.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { register, request } from '../../../../test/http.ts'
import { holdPerson } from '../../people/set-suspension.ts'
import { finishErasures } from './finish-erasures.ts'

let suite: Suite
let seller: Awaited<ReturnType<typeof register>>
let buyer: Awaited<ReturnType<typeof register>>
let talk: number
beforeAll(async () => {
  suite = await startSuite()
})
beforeEach(async () => {
  seller = await register(suite, { fullName: 'Zoraida Quetzal' })
  buyer = await register(suite)
  const asSeller = suite.asUser({ id: seller.user.id, role: 'user' })
  const asBuyer = suite.asUser({ id: buyer.user.id, role: 'user' })
  const { id: listingId } = await asSeller.listings.publish(makeListingInput())
  const about = { listingId, sellerId: seller.user.id }
  talk = (await asBuyer.conversations.start(about)).conversation.id
  await asBuyer.conversations.send({ id: talk, content: '¿Está disponible?' })
  await asSeller.conversations.send({ id: talk, content: 'Sí' })
  // More than one part of ads and of messages.
  const { pool } = suite.database
  await pool.query(
    `insert into listings (user_id, category_id, title, description, municipality)
     select $1, 1, 'Solar ' || n, 'Quetzal', 'Ponce' from generate_series(1, 450) n`,
    [seller.user.id],
  )
  await pool.query(
    `insert into messages (conversation_id, sender_id, content)
     select $1, $2, 'Mensaje ' || n from generate_series(1, 2500) n`,
    [talk, seller.user.id],
  )
})
afterAll(() => suite.close())

const call = async (...[method, url, options]: [Method, string, object?]) =>
  request(await suite.app(), method, url, options)
type Method = Parameters<typeof request>[1]
const remove = async () => {
  const { token, password } = seller
  const { status } = await call('POST', '/trpc/account.delete', { token, body: { password } })
  expect(status).toBe(200)
}
const count = async (from: string, ...values: unknown[]) =>
  (await suite.database.pool.query(`select from ${from}`, values)).rows.length

test('is gone for everybody when the call answers, though its rows are not', async () => {
  const { rows: ads } = await suite.database.pool.query(
    'select id from listings where user_id = $1 order by id desc limit 3',
    [seller.user.id],
  )
  await remove()
  expect(await count('listings where user_id = $1', seller.user.id)).toBeGreaterThan(300)
  const { token, username, password, email, user } = seller
  expect((await call('GET', '/api/auth/user', { token })).status).toBe(401)
  expect((await call('POST', '/api/auth/login', { body: { username, password } })).status).toBe(401)
  expect((await call('GET', `/api/users/${user.id}`)).status).toBe(404)
  expect((await call('GET', `/api/users/${user.id}/trust-score`)).status).toBe(404)
  for (const { id } of ads) expect((await call('GET', `/api/listings/${id}`)).status).toBe(404)
  const { json } = await call('GET', '/api/listings?search=solar')
  expect(json.listings ?? json.items ?? json).toEqual([])
  const { json: left } = await call('GET', `/api/conversations/${talk}`, { token: buyer.token })
  expect(JSON.stringify(left)).toContain('Usuario eliminado')
  expect(JSON.stringify(left)).not.toContain('Quetzal')
  const words = { token: buyer.token, body: { content: '¿Hola?' } }
  expect((await call('POST', `/api/conversations/${talk}/messages`, words)).status).toBe(409)
  const { rows: people } = await suite.database.pool.query(
    'select from users as person where id = $1 and person::text ilike any($2)',
    [user.id, ['%quetzal%', `%${username}%`, `%${email}%`]],
  )
  expect(people).toEqual([])
  // The name and the address are free, and nobody is told twice.
  const again = { body: { username, password, email, fullName: 'Otra' } }
  expect((await call('POST', '/api/auth/register', again)).status).toBe(201)
  await suite.workOffQueue()
  const emails = suite.sentMails.filter(({ to }) => to === email)
  expect(emails.map(({ subject }) => subject)).toContain('Eliminamos tu cuenta de Wepa')
  expect(await finishErasures(suite.deps)).toBe(1)
})

test('goes in parts, after a run that broke off too, and leaves the other side its words', async () => {
  await remove()
  const { id } = seller.user
  const before = await count('listings where user_id = $1', id)
  // The second part breaks off, as with a process that dies in it: the first one stands.
  const { pool } = suite.database
  await pool.query(`
    create function break_off() returns trigger language plpgsql as $$
    begin
      if (select count(*) from listings where user_id = old.user_id) < 220 then
        raise exception 'the process died';
      end if;
      return old;
    end $$`)
  await pool.query(`create trigger break_off before delete on listings
    for each row execute function break_off()`)
  expect(await finishErasures(suite.deps)).toBe(0)
  await pool.query('drop function break_off cascade')
  const between = await count('listings where user_id = $1', id)
  expect(between).toBe(before - 100)
  expect(await finishErasures(suite.deps)).toBe(1)
  expect(await count('users where id = $1', id)).toBe(0)
  expect(await count('listings where user_id = $1', id)).toBe(0)
  expect(await count('messages where conversation_id = $1', talk)).toBe(2502)
  expect(await count('messages where sender_id = $1', id)).toBe(0)
  expect(await count('account_erasures')).toBe(0)
  expect(await finishErasures(suite.deps)).toBe(0)
})

test('is not erased a second time, nor is there anybody for the administration to decide on', async () => {
  await remove()
  const { id } = seller.user
  const again = suite.asUser({ id, role: 'user' }).account.deleteByToken()
  expect(await codeOf(again)).toBe('not_found')
  expect(await holdPerson(suite.deps, id)).toBeUndefined()
})

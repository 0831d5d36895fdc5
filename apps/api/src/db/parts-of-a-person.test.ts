// While servers of the last version run beside this one, both read what the other wrote.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { migrate } from './migrate.ts'
import { parts } from './migrations/057-parts-of-a-person.ts'

const filling = '058-fill-parts-of-a-person'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const written = {
  subscription_plan: 'pro',
  subscription_expiry: '2027-01-01T00:00:00.000Z',
  subscription_status: 'past_due',
  payment_customer_id: 'cus_1',
  payment_subscription_id: 'sub_1',
  trial_ends_at: '2026-12-01T00:00:00.000Z',
  ai_usage_count: 4,
  ai_usage_reset_date: '2026-12-02T00:00:00.000Z',
  ai_trial_from: '2026-12-03T00:00:00.000Z',
  business_name: 'Auto Borinquen',
  business_address: 'Calle Sol 1',
  business_phone: '7875550100',
  business_license: 'PM-1',
  business_description: 'Piezas',
  business_category: 'Autos',
  business_website: 'https://auto.example',
  business_hours: '9 a 5',
  business_verified: true,
  email_notifications: false,
  push_notifications: false,
}
const untouched = {
  ...Object.fromEntries(Object.keys(written).map((name) => [name, null])),
  subscription_plan: 'free',
  subscription_status: 'active',
  ai_usage_count: 0,
  business_verified: false,
  email_notifications: true,
  push_notifications: true,
}

/** What stands in `users` and in the parts, both under the names of `users`. */
async function read(id: number) {
  const columns = parts.flatMap(({ table, columns }) =>
    columns.map(([name, before]) => ({ column: `${table}.${name}`, before })),
  )
  const ask = async (select: string) => {
    const joins = parts.map(({ table }) => `left join ${table} on ${table}.user_id = users.id`)
    const { rows } = await suite.database.pool.query(
      `select to_jsonb(asked) as row from (select ${select} from users ${joins.join(' ')} where id = $1) asked`,
      [id],
    )
    return Object.fromEntries(
      Object.entries<unknown>(rows[0].row).map(([name, value]) => [
        name,
        typeof value === 'string' && /^\d{4}-.*T/.test(value)
          ? new Date(value).toISOString()
          : value,
      ]),
    )
  }
  return {
    users: await ask(columns.map(({ before }) => `users.${before}`).join(', ')),
    parts: await ask(columns.map(({ column, before }) => `${column} as ${before}`).join(', ')),
  }
}

const writeUsers = (id: number, values: Record<string, unknown>) =>
  suite.database.pool.query(
    `update users set ${Object.keys(values).map((name, i) => `${name} = $${i + 2}`)} where id = $1`,
    [id, ...Object.values(values)],
  )

test('a new person has all parts, whichever version signs them up', async () => {
  const { rows } = await suite.database.pool.query(
    `insert into users (username, email, password_hash, full_name, subscription_plan)
      values ('vieja', 'vieja@ejemplo.pr', 'x', 'Vieja', 'pro') returning id`,
  )
  const expected = { ...untouched, subscription_plan: 'pro' }
  expect(await read(rows[0].id)).toEqual({ users: expected, parts: expected })
})

test('each column that the last version writes is read here, and each one written here is read there', async () => {
  const { id } = await suite.makeUser()
  expect(await read(id)).toEqual({ users: untouched, parts: untouched })
  await writeUsers(id, written)
  expect(await read(id)).toEqual({ users: written, parts: written })
  for (const { table, columns } of parts) {
    const defaults = columns.map(([name]) => `${name} = default`).join(', ')
    await sql`update ${sql.table(table)} set ${sql.raw(defaults)} where user_id = ${id}`.execute(
      suite.deps.db,
    )
  }
  expect(await read(id)).toEqual({ users: untouched, parts: untouched })
})

test('of parts that go before their person nothing stays with the person', async () => {
  const { id } = await suite.makeUser()
  await writeUsers(id, written)
  for (const { table } of parts) {
    await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(suite.deps.db)
  }
  expect((await read(id)).users).toEqual(untouched)
})

test('the people of before are filled in, those who changed since are left alone, and it may begin again', async () => {
  const [before, changed] = [await suite.makeUser(), await suite.makeUser()]
  await suite.deps.db.transaction().execute(async (tx) => {
    // The state before the triggers stood.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const { table } of parts) {
      await sql`delete from ${sql.table(table)} where user_id = ${before.id}`.execute(tx)
    }
    await sql`update users set subscription_plan = 'business' where id in (${before.id}, ${changed.id})`.execute(
      tx,
    )
  })
  for (let run = 1; run <= 2; run += 1) {
    await suite.database.pool.query('delete from applied_migrations where name = $1', [filling])
    expect(await migrate(suite.database)).toEqual([filling])
  }
  const filled = { ...untouched, subscription_plan: 'business' }
  expect((await read(before.id)).parts).toEqual(filled)
  expect((await read(changed.id)).parts).toEqual(untouched)
})

// Makes a table of ads many times as large, by copies: what an ad is found by is worked out once, which takes a
// millisecond each.
import type pg from 'pg'
import { withoutIndexes } from '../fill.ts'

const tables = [
  { name: 'listings', id: 'id' },
  { name: 'search_ads', id: 'id' },
  { name: 'listing_prices', id: 'listing_id' },
] as const

/** Adds `times - 1` copies of each ad to those with ids from 1 to `count`, under other ids. Needs a superuser. */
export async function multiplyAds(
  client: pg.ClientBase,
  count: number,
  times: number,
): Promise<void> {
  // No triggers and no checks of references, for these rows.
  await client.query('set session_replication_role = replica')
  for (const table of tables)
    await withoutIndexes(client, table.name, () => copyRows(client, table, count, times))
  await client.query('set session_replication_role = origin')
  await client.query(
    `select setval(pg_get_serial_sequence('listings', 'id'), max(id)) from listings`,
  )
}

async function copyRows(
  client: pg.ClientBase,
  { name, id }: (typeof tables)[number],
  count: number,
  times: number,
): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select quote_ident(attname) as column from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and (attidentity = '' or attname = $2)`,
    [name, id],
  )
  const columns = rows.map(({ column }) => column)
  const values = columns.map((column) => (column === id ? `${id} + ${count} * copy` : column))
  await client.query(
    `insert into ${name} (${columns.join(', ')}) overriding system value
     select ${values.join(', ')} from ${name}, generate_series(1, ${times - 1}) copy
     where ${id} <= ${count}`,
  )
}

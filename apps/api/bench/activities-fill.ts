// People, sign-ins and things done, as many as a large marketplace has.
import type pg from 'pg'

/** Tops the people up to `rows`, and adds as many activities of 30 days and a third as many sign-ins, once. */
export async function fillPeopleAndActivities(client: pg.ClientBase, rows: number): Promise<void> {
  const { rows: found } = await client.query(`select max(id) as "last" from activities`)
  if (found[0]?.last) return
  await client.query(
    `insert into users (username, email, password_hash, full_name, created_at)
     select 'compra_' || n, 'compra_' || n || '@ejemplo.pr', 'none', 'Persona ' || n,
       now() - n * interval '365 days' / $1::integer
     from generate_series((select count(*) from users) + 1, $1::integer) n`,
    [rows],
  )
  await client.query(
    `insert into sessions (user_id, token_hash, ip, last_activity_at)
     select u.id, decode(md5(u.id::text) || md5('x' || u.id), 'hex'), '203.0.113.7',
       now() - random() * interval '30 days'
     from users u where u.id % 3 = 0`,
  )
  await client.query(
    `insert into activities (action, user_id, entity_type, entity_id, metadata, created_at)
     select (array['login', 'view_listing', 'view_listing', 'search'])[1 + n % 4],
       case when n % 4 = 3 then null else 1 + (n::bigint * 7919) % $1::integer end,
       case when n % 4 in (1, 2) then 'listing' end,
       case when n % 4 in (1, 2) then 1 + n % 1000 end,
       '{}', now() - ($1::integer - n) * interval '30 days' / $1::integer
     from generate_series(1, $1::integer) n
     where exists (select from users where id = 1 + (n::bigint * 7919) % $1::integer)`,
    [rows],
  )
  await client.query(
    `insert into activity_counts
     select to_timestamp(floor(extract(epoch from created_at) / 600) * 600), action, count(*)
     from activities group by 1, 2`,
  )
  for (const table of ['users', 'sessions', 'activities', 'activity_counts']) {
    await client.query(`vacuum analyze ${table}`)
  }
}

// People who are signed in, two and two in a conversation, without the cost of hashing their passwords.
import type pg from 'pg'
import { hashToken, makeToken } from '../../src/features/auth/token.ts'

export type Talker = { userId: number; token: string; conversationId: number }

/** Makes so many, an even number: neighbors talk with each other. */
export async function makeTalkers(pool: pg.Pool, count: number): Promise<Talker[]> {
  const tag = Math.random().toString(36).slice(2, 8)
  const people = await pool.query<{ id: number }>(
    `insert into users (username, email, password_hash, full_name)
     select $1 || n, $1 || n || '@ejemplo.pr', 'none', 'Prueba ' || n
     from generate_series(1, $2::integer) n returning id`,
    [`live_${tag}_`, count],
  )
  const ids = people.rows.map(({ id }) => id)
  const tokens = ids.map(makeToken)
  await pool.query(
    `insert into sessions (user_id, token_hash) select * from unnest($1::integer[], $2::bytea[])`,
    [ids, tokens.map(hashToken)],
  )
  const talks = await pool.query<{ id: number; buyer_id: number; seller_id: number }>(
    `with sellers as (
       select id, row_number() over () as n from unnest($1::integer[]) id
     ), ads as (
       insert into listings (user_id, category_id, title, description)
       select id, 9, 'Bicicleta', 'En buen estado' from sellers returning id, user_id
     )
     insert into conversations (listing_id, seller_id, buyer_id)
     select ads.id, ads.user_id, ($2::integer[])[sellers.n]
     from ads join sellers on sellers.id = ads.user_id
     returning id, buyer_id, seller_id`,
    [ids.filter((_, i) => i % 2 === 0), ids.filter((_, i) => i % 2 === 1)],
  )
  const talkOf = new Map(
    talks.rows.flatMap(({ id, buyer_id, seller_id }) => [
      [buyer_id, id],
      [seller_id, id],
    ]),
  )
  return ids.map((userId, i) => ({
    userId,
    token: tokens[i] ?? '',
    conversationId: talkOf.get(userId) ?? 0,
  }))
}

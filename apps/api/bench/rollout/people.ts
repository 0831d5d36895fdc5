// Who writes during the trial: people who talk and publish, and sellers of ads that were there before.
import type pg from 'pg'
import { hashToken, makeToken } from '../../src/features/auth/token.ts'
import { makeTalkers, type Talker } from '../live/people.ts'

export type OwnAd = { id: number; token: string }
export type People = { talkers: Talker[]; ads: OwnAd[] }

const talkerCount = 200
const adCount = 500

/** All of them may publish without an end. */
export async function makePeople(pool: pg.Pool): Promise<People> {
  const talkers = await makeTalkers(pool, talkerCount)
  const { rows } = await pool.query<{ id: number; owner: number }>(
    `select id, user_id as owner from listings where id in (
       select 1 + floor(random() * (select max(id) from listings))::integer from generate_series(1, $1::integer)
     )`,
    [adCount],
  )
  const ads = rows.map(({ id, owner }) => ({ id, owner, token: makeToken() }))
  await pool.query(
    `insert into sessions (user_id, token_hash) select * from unnest($1::integer[], $2::bytea[])`,
    [ads.map(({ owner }) => owner), ads.map(({ token }) => hashToken(token))],
  )
  await pool.query(`update person_plans set plan = 'business' where user_id = any($1)`, [
    [...ads.map(({ owner }) => owner), ...talkers.map(({ userId }) => userId)],
  ])
  // As after a first message.
  await pool.query(`update conversations set last_message_at = now() where last_message_at is null`)
  return { talkers, ads }
}

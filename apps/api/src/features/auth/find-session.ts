import type { Deps, Session } from '../../context.ts'
import { findSession as findSessionRow, updateActivity } from './auth.repo.ts'
import { hashToken } from './token.ts'

const day = 24 * 60 * 60 * 1000
/** A session ends after this long without use. */
export const idleLimit = 30 * day
/** Use is noted at most this often: a write for each request would cost more than it tells. */
const noteEvery = 5 * 60 * 1000

/** The session of a token; null when it is unknown, ended, or unused for 30 days. */
export async function findSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<Session | null> {
  const now = clock.now()
  const row = await findSessionRow(db, hashToken(token), new Date(now.getTime() - idleLimit))
  if (!row) return null
  const { id, userId, role, lastActivityAt } = row
  if (now.getTime() - lastActivityAt.getTime() > noteEvery) await updateActivity(db, id, now)
  return { id, userId, role }
}

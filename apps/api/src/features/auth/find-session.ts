import type { PlanId } from '@wepa/domain/payments/plan'
import { planInForce } from '@wepa/domain/payments/subscription'
import type { Deps, Session } from '../../context.ts'
import { findSession as findSessionRow, updateActivity } from './auth.repo.ts'
import { hashToken } from './token.ts'

const day = 24 * 60 * 60 * 1000
/** A session ends after this long without use. */
export const idleLimit = 30 * day
/** Use is noted at most this often: a write for each request would cost more than it tells. */
const noteEvery = 5 * 60 * 1000

/**
 * The session of a token; null when it is unknown, ended, or unused for 30 days, and in which somebody acts for a business
 * that they do not work for any more, or that has no plan Business.
 */
export async function findSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<Session | null> {
  const now = clock.now()
  const row = await findSessionRow(db, hashToken(token), new Date(now.getTime() - idleLimit))
  if (!row) return null
  const { id, userId, role, lastActivityAt, actorId, actorSessionId, teamRole } = row
  const wroteAt = row.wroteAt ?? undefined
  if (actorId !== null && (teamRole === null || !isBusiness(row, now))) return null
  if (now.getTime() - lastActivityAt.getTime() > noteEvery) {
    // Who acts for a business uses their own sign-in too, which would end otherwise, and this session with it.
    await updateActivity(db, actorSessionId === null ? [id] : [id, actorSessionId], now)
  }
  // Whatever the business is besides, its people are nobody's administrators.
  if (actorId !== null && teamRole !== null) {
    return { id, userId, role: 'user', wroteAt, actor: { userId: actorId, role: teamRole } }
  }
  return { id, userId, role, wroteAt }
}

type Row = { plan: PlanId | null; planUntil: Date | null }

function isBusiness({ plan, planUntil }: Row, now: Date): boolean {
  return plan !== null && planInForce({ plan, until: planUntil }, now) === 'business'
}

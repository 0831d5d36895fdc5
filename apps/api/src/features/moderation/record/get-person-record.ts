import { DomainError } from '@wepa/domain/error'
import { type PersonRecord, RECORD_SESSIONS } from '@wepa/domain/moderation/person-record'
import { planInForce } from '@wepa/domain/payments/subscription'
import { deviceWords } from '@wepa/domain/people/device-name'
import type { MemberContext } from '../../../context.ts'
import { idleLimit } from '../../auth/find-session.ts'
import { getTrustScore } from '../../trust/get-trust-score.ts'
import { findCasePeople } from '../case-parts.repo.ts'
import { findRecord, listRecordSessions, listVerificationStates } from './person-record.repo.ts'

/**
 * Who a person is to the moderators, in numbers; their ads and cases are lists of their own. Whoever calls must have
 * asked whether this is an administrator. @throws DomainError not_found
 */
export async function getPersonRecord(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<PersonRecord> {
  const now = ctx.clock.now()
  const usedAfter = new Date(now.getTime() - idleLimit)
  const person = (await findCasePeople(ctx.db, [id])).get(id)
  const row = person && (await findRecord(ctx.db, id, usedAfter))
  if (!row) throw new DomainError('not_found')
  const { until, lastLoginAt, ...rest } = row
  const plan = planInForce(row, now)
  const verifications = await listVerificationStates(ctx.db, id)
  const sessions = await listRecordSessions(ctx.db, {
    userId: id,
    usedAfter,
    limit: RECORD_SESSIONS,
  })
  return {
    ...rest,
    person,
    plan,
    planUntil: plan === 'free' ? null : (until?.toISOString() ?? null),
    trust: person.isSuspended ? null : await readTrust(ctx, id),
    verifications: verifications.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    sessions: sessions.map(({ userAgent, createdAt, lastActivityAt }) => ({
      device: deviceWords(userAgent),
      openedAt: createdAt.toISOString(),
      lastActivityAt: lastActivityAt.toISOString(),
    })),
  }
}

async function readTrust(ctx: MemberContext, id: number): Promise<PersonRecord['trust']> {
  const { overallScore: score, level } = await getTrustScore(ctx, { id })
  return Number(score) > 0 ? { score, level } : null
}

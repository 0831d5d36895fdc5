import type { AssistantAccess } from '@wepa/domain/assistant/ai'
import { DomainError } from '@wepa/domain/error'
import { AI_TRIAL_DAYS } from '@wepa/domain/payments/plan'
import { startOfMonth } from '@wepa/domain/text/date'
import type { MemberContext } from '../../context.ts'
import { findStanding } from './assistant.repo.ts'
import { usesOf } from './run-call.ts'

const day = 24 * 60 * 60 * 1000

/** What the assistant may still do for this person, and until when. */
export async function getAccess(ctx: MemberContext): Promise<AssistantAccess> {
  const now = ctx.clock.now()
  const standing = await findStanding(ctx.db, { userId: ctx.session.userId, now })
  if (!standing) throw new DomainError('invalid_token')
  const { plan, trialFrom, mayUse, isNewMonth } = standing
  const usesLimit = usesOf(plan)
  const used = isNewMonth ? 0 : standing.used
  const until =
    plan === 'free'
      ? new Date(trialFrom.getTime() + AI_TRIAL_DAYS * day)
      : ((isNewMonth ? null : standing.until) ?? startOfMonth(now, 1))
  return {
    isAvailable: ctx.assistant !== null,
    plan,
    isLocked: plan === 'free' && !mayUse,
    usesLeft: mayUse ? Math.max(0, usesLimit - used) : 0,
    usesLimit,
    until: until.toISOString(),
  }
}

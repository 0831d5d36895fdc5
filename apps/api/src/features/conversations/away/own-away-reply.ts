import { type AwayReply, FIRST_AWAY_REPLY } from '@wepa/domain/conversations/away-reply'
import type { MemberContext } from '../../../context.ts'
import { requireBusiness } from '../../subscriptions/require-business.ts'
import { findAwayReply, putAwayReply } from './away.repo.ts'

/** What one answers while closed, and when that is. */
export async function getAwayReply({ db, session }: MemberContext): Promise<AwayReply> {
  return (await findAwayReply(db, session.userId)) ?? FIRST_AWAY_REPLY
}

/** @throws DomainError business_required; switching it off needs no plan */
export async function setAwayReply(ctx: MemberContext, input: AwayReply): Promise<AwayReply> {
  if (input.isOn) await requireBusiness(ctx)
  await putAwayReply(ctx.db, ctx.session.userId, input, ctx.clock.now())
  return input
}

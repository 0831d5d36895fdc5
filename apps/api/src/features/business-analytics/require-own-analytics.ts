import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { requireBusiness } from '../subscriptions/require-business.ts'

/** @throws DomainError forbidden for another person's, business_required on another plan */
export async function requireOwnAnalytics(ctx: MemberContext, id: number): Promise<void> {
  if (id !== ctx.session.userId) throw new DomainError('forbidden')
  await requireBusiness(ctx)
}

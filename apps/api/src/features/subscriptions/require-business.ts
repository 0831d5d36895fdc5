import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { planOf } from './plan-of.ts'

/** @throws DomainError business_required for people on another plan */
export async function requireBusiness(ctx: MemberContext): Promise<void> {
  if ((await planOf(ctx, ctx.session.userId)) !== 'business') {
    throw new DomainError('business_required')
  }
}

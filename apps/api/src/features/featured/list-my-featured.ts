import type { FeaturedRecord } from '@wepa/domain/payments/feature-schema'
import type { MemberContext } from '../../context.ts'
import { listRunning } from './featured.repo.ts'

/** One's own paid places that run now, at most 200. */
export async function listMyFeatured(ctx: MemberContext): Promise<FeaturedRecord[]> {
  return listRunning(ctx.db, ctx.session.userId, ctx.clock.now())
}

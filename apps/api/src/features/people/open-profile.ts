import type { PublicProfile } from '@wepa/domain/people/user'
import type { ReadContext } from '../../context.ts'
import { getProfile } from './get-profile.ts'
import { findSuspended } from './people.repo.ts'

/** A person's page: as `getProfile`, and for moderators also that of somebody suspended, marked as theirs to see. @throws DomainError not_found */
export async function openProfile(
  ctx: ReadContext,
  { id }: { id: number },
): Promise<PublicProfile> {
  const suspended =
    ctx.session?.role === 'admin' ? await findSuspended(ctx.db, id, ctx.clock.now()) : undefined
  return suspended ? { ...suspended, isForModerators: true } : getProfile(ctx, { id })
}

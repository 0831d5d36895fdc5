import { DomainError } from '@wepa/domain/error'
import type { SelfUser } from '@wepa/domain/people/user'
import type { Context } from '../../context.ts'
import { findSelf } from './people.repo.ts'

/** A person as they see themselves. @throws DomainError not_found */
export async function getSelf(ctx: Pick<Context, 'db' | 'clock'>, id: number): Promise<SelfUser> {
  const user = await findSelf(ctx.db, id, ctx.clock.now())
  if (!user) throw new DomainError('not_found')
  return user
}

import { DomainError } from '@wepa/domain/error'
import type { PublicProfile } from '@wepa/domain/people/user'
import type { ReadContext } from '../../context.ts'
import { findProfile } from './people.repo.ts'

/** A person as everybody sees them: no email, phone, plan or role. @throws DomainError not_found */
export async function getProfile(
  ctx: Pick<ReadContext, 'db' | 'clock'>,
  { id }: { id: number },
): Promise<PublicProfile> {
  const profile = await findProfile(ctx.db, id, ctx.clock.now())
  if (!profile) throw new DomainError('not_found', { message: 'Usuario no encontrado' })
  return profile
}

import type { SelfUser } from '@wepa/domain/people/user'
import type { Context } from '../../context.ts'
import { insertUser, type NewUser } from './people.repo.ts'

/**
 * Makes a person, and nothing else: no privilege, no session.
 * @throws DomainError username_taken, email_taken
 */
export async function createUser(
  ctx: Pick<Context, 'db' | 'clock'>,
  input: Omit<NewUser, 'now'>,
): Promise<SelfUser> {
  return insertUser(ctx.db, { ...input, now: ctx.clock.now() })
}

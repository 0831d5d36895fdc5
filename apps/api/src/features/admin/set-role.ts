import { DomainError } from '@wepa/domain/error'
import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { listAdmins, lockByUsername, updateRole } from './admins.repo.ts'

type Ask = { username: string; role: 'user' | 'admin'; madeBy: string }
type Changed = { username: string; fullName: string; isChanged: boolean }

/**
 * Makes somebody an administrator, or no longer one, with a line of who said so. It counts
 * from their next call on: roles are read with each. Only for the command; no call of the server leads here.
 * @throws DomainError not_found for a username that nobody has
 */
export async function setRole(
  ctx: Pick<Deps, 'db' | 'clock' | 'log'>,
  { username, role, madeBy }: Ask,
): Promise<Changed> {
  return inTransaction(ctx, async (tx) => {
    const person = await lockByUsername(tx.db, username)
    if (!person) throw new DomainError('not_found')
    const isChanged = person.role !== role
    const at = tx.clock.now()
    if (isChanged) await updateRole(tx.db, { userId: person.id, role, madeBy, at })
    return { username: person.username, fullName: person.fullName, isChanged }
  })
}

/** Who runs the marketplace, and since when by whom where a command made them so. */
export async function findAdmins(ctx: Pick<Deps, 'db'>): ReturnType<typeof listAdmins> {
  return listAdmins(ctx.db)
}

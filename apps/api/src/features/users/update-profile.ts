import { DomainError } from '@wepa/domain/error'
import type { ProfilePatch, SelfUser } from '@wepa/domain/user'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { ownsPhoto } from '../photos/owns-photo.ts'
import { withdrawOldEmail } from '../verifications/withdraw-old-email.ts'
import { getSelf } from './get-self.ts'
import { updateUser } from './users.repo.ts'

/**
 * Changes one's own profile (§7): only the fields of the patch that are present. Another email takes
 * the verification of the one before away.
 * @throws DomainError forbidden for another's, username_taken, email_taken, validation for a picture of others
 */
export async function updateProfile(
  ctx: MemberContext,
  { id, ...patch }: ProfilePatch & { id: number },
): Promise<SelfUser> {
  if (id !== ctx.session.userId) throw new DomainError('forbidden')
  await requireOwnPicture(ctx, patch.profileImageUrl)
  return inTransaction(ctx, async (tx) => {
    const user = await updateUser(tx.db, id, patch, tx.clock.now())
    if (!user) throw new DomainError('not_found')
    // The answer shows what is left of the person's standing.
    return (await withdrawOldEmail(tx, user)) ? getSelf(tx, id) : user
  })
}

async function requireOwnPicture(ctx: MemberContext, url: string | null | undefined) {
  if (!url || (await ownsPhoto(ctx, url))) return
  const message = 'Imagen de perfil inválida'
  throw new DomainError('validation', { issues: [{ path: 'profileImageUrl', message }] })
}

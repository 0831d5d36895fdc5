import { DomainError } from '@wepa/domain/error'
import type { ProfilePatch, SelfUser } from '@wepa/domain/people/user'
import { parsePhone } from '@wepa/domain/text/phone'
import type { MemberContext } from '../../../context.ts'
import { type InTransaction, inTransaction } from '../../../db/in-transaction.ts'
import { changeProfile } from '../../people/change-profile.ts'
import { getSelf } from '../../people/get-self.ts'
import { holdPhoto } from '../../photos/owns-photo.ts'
import { withdrawOldPhone } from '../../verifications/phone/withdraw-old-phone.ts'
import { withdrawBusiness } from '../../verifications/withdraw-business.ts'
import { withdrawOldEmail } from '../../verifications/withdraw-old-email.ts'
import { requireEmailPassword } from './require-email-password.ts'
import { tellOfEmailChange } from './tell-of-email-change.ts'

/**
 * Changes one's own profile: only the fields of the patch that are present. Another email or phone
 * takes the verification of the one before away, another name or license that of the business. Another email
 * also takes the password (`currentPassword`), and the old address is told.
 * @throws DomainError forbidden for another's, team_role for the email and username of a business one acts for, username_taken, email_taken, password_required, validation
 *   for a wrong password, a picture of others and a business without a name
 */
export async function updateProfile(
  ctx: MemberContext,
  { id, currentPassword, ...patch }: ProfilePatch & { id: number },
): Promise<SelfUser> {
  if (id !== ctx.session.userId) throw new DomainError('forbidden')
  const { email, username } = await getSelf(ctx, id)
  if (ctx.session.actor) refuseSignInChange(patch, { email, username })
  const ask = { now: email, wanted: patch.email, password: currentPassword }
  await requireEmailPassword(ctx, ask)
  return inTransaction(ctx, async (tx) => {
    await requireOwnPicture(tx, patch.profileImageUrl)
    const { before, user } = await changeProfile(tx, id, patch)
    if (before.email.toLowerCase() !== user.email.toLowerCase()) {
      const { fullName } = user
      const emails = { oldEmail: before.email, newEmail: user.email }
      await tellOfEmailChange(tx, { userId: id, fullName, ...emails })
    }
    requireBusinessName(user)
    const withdrawn = [
      await withdrawOldEmail(tx, user),
      isSamePhone(before, user) ? false : await withdrawOldPhone(tx, user),
      isSameBusiness(before, user) ? false : await withdrawBusiness(tx, user),
    ]
    // The answer shows what is left of the person's standing.
    return withdrawn.includes(true) ? getSelf(tx, id) : user
  })
}

/** What an account signs in with, and where it is reached, is its own to change: who acts for it could take it over. */
function refuseSignInChange(
  patch: Pick<ProfilePatch, 'email' | 'username'>,
  now: { email: string; username: string },
): void {
  const isSame =
    (patch.email ?? now.email).toLowerCase() === now.email.toLowerCase() &&
    (patch.username ?? now.username).toLowerCase() === now.username.toLowerCase()
  if (!isSame) throw new DomainError('team_role')
}

function requireBusinessName({ accountType, businessName }: SelfUser): void {
  if (accountType !== 'business' || businessName !== null) return
  const message = 'El nombre del negocio es requerido'
  throw new DomainError('validation', { issues: [{ path: 'businessName', message }] })
}

/** However it is written. */
function isSamePhone(before: { phone: string | null }, after: { phone: string | null }): boolean {
  return parsePhone(before.phone ?? '') === parsePhone(after.phone ?? '')
}

type Business = Pick<SelfUser, 'businessName' | 'businessLicense'>

/** A business was confirmed by its name and license: with others it is another one. */
function isSameBusiness(before: Business, after: Business): boolean {
  return (
    before.businessName === after.businessName && before.businessLicense === after.businessLicense
  )
}

async function requireOwnPicture(tx: InTransaction<MemberContext>, url: string | null | undefined) {
  if (!url || (await holdPhoto(tx, url))) return
  const message = 'Imagen de perfil inválida'
  throw new DomainError('validation', { issues: [{ path: 'profileImageUrl', message }] })
}

// Choosing a new password, forgotten passwords and usernames.
import * as z from 'zod/mini'
import { emailAddress, form, requiredLine } from '../text/text.ts'
import { ADVISED_PASSWORD, existingPassword, MIN_PASSWORD, newPassword } from './user.ts'

/** Change: `confirmPassword` must be the same as `newPassword`. */
export const PasswordChangeInput = withSamePasswords(
  form({
    currentPassword: existingPassword('Current password is required'),
    newPassword: newPassword(ADVISED_PASSWORD, 'Password must be at least 8 characters'),
    confirmPassword: existingPassword('Please confirm your password'),
  }),
  "Passwords don't match",
)
export type PasswordChangeInput = z.infer<typeof PasswordChangeInput>

export const RESET_LINK_INVALID = 'Este enlace de restablecimiento ha expirado o no es válido'

/** What a reset link carries. */
export const ResetLink = form({ token: requiredLine(200, RESET_LINK_INVALID) })
export type ResetLink = z.infer<typeof ResetLink>

/** Reset: the link's token and the password chosen with it. */
export const PasswordResetInput = z.extend(ResetLink, { newPassword: resetPassword() })
export type PasswordResetInput = z.infer<typeof PasswordResetInput>

/** The form behind a reset link: the password twice. */
export const PasswordResetForm = withSamePasswords(
  form({
    newPassword: resetPassword(),
    confirmPassword: existingPassword('Confirma tu contraseña'),
  }),
  'Las contraseñas no coinciden',
)
export type PasswordResetForm = z.infer<typeof PasswordResetForm>

/** Deleting one's account asks for the password again. */
export const AccountDeletionInput = form({
  password: existingPassword('Escribe tu contraseña'),
})
export type AccountDeletionInput = z.infer<typeof AccountDeletionInput>

/** What the link carries that takes a change of the account back. */
export const AccountUndoInput = form({
  token: requiredLine(200, 'Este enlace está incompleto. Ábrelo otra vez desde el correo.'),
})
export type AccountUndoInput = z.infer<typeof AccountUndoInput>

/** Forgotten password and forgotten username ask for the same thing. */
export const RecoveryInput = form({
  email: emailAddress('Please enter a valid email address'),
})
export type RecoveryInput = z.infer<typeof RecoveryInput>

/** How long a reset link is good. */
export const RESET_LINK_HOURS = 1

function resetPassword() {
  return newPassword(MIN_PASSWORD, 'La contraseña debe tener al menos 6 caracteres')
}

function withSamePasswords<
  T extends z.ZodMiniType<{ newPassword: string; confirmPassword: string }>,
>(schema: T, different: string): T {
  return schema.check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: different,
      path: ['confirmPassword'],
    }),
  )
}

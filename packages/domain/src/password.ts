// Choosing a new password, forgotten passwords and usernames (§5).
import * as z from 'zod/mini'
import { id, moment } from './scalar.ts'
import { emailAddress, form, requiredLine } from './text.ts'
import { existingPassword, MIN_PASSWORD, newPassword } from './user.ts'

/** Change: `confirmPassword` must be the same as `newPassword`. */
export const PasswordChangeInput = withSamePasswords(
  form({
    currentPassword: existingPassword('Current password is required'),
    newPassword: newPassword(8, 'Password must be at least 8 characters'),
    confirmPassword: existingPassword('Please confirm your password'),
  }),
)
export type PasswordChangeInput = z.infer<typeof PasswordChangeInput>

export const PasswordResetInput = form({
  token: requiredLine(200, 'Este enlace de restablecimiento ha expirado o no es válido'),
  newPassword: newPassword(MIN_PASSWORD, 'La contraseña debe tener al menos 6 caracteres'),
})
export type PasswordResetInput = z.infer<typeof PasswordResetInput>

/** Forgotten password and forgotten username ask for the same thing. */
export const RecoveryInput = form({
  email: emailAddress('Please enter a valid email address'),
})
export type RecoveryInput = z.infer<typeof RecoveryInput>

/** A reset link: the token itself is stored only as a hash (decision B19). */
export const PasswordReset = z.object({ userId: id(), email: z.string(), expiresAt: moment() })
export type PasswordReset = z.infer<typeof PasswordReset>

/** How long a reset link is good (§9). */
export const RESET_LINK_HOURS = 1

// @__NO_SIDE_EFFECTS__
function withSamePasswords<
  T extends z.ZodMiniType<{ newPassword: string; confirmPassword: string }>,
>(schema: T): T {
  return schema.check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  )
}

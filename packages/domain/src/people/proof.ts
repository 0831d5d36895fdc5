// Proving again who one is, before what nobody should do with a stolen session.
import * as z from 'zod/mini'
import { form } from '../text/text.ts'
import { existingPassword } from './user.ts'

/** The password, and a code where a second factor is on. */
export const PasswordProof = form({
  password: existingPassword('Escribe tu contraseña'),
  code: z.optional(z.string().check(z.maxLength(40))),
})
export type PasswordProof = z.infer<typeof PasswordProof>

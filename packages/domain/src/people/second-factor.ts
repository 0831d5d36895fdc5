// A second factor: a code of an authenticator app, or a recovery code, after the password.
import * as z from 'zod/mini'
import { moment } from '../scalar.ts'
import { form, requiredLine } from '../text/text.ts'
import { deviceId, existingPassword } from './user.ts'

/** How many recovery codes a person gets. */
export const RECOVERY_CODES = 10

const writeCode = 'Escribe el código'

/** A code as people type it: '123 456', or a recovery code with or without its dashes. */
function code() {
  return requiredLine(40, writeCode)
}

/** The second step of signing in. */
export const SecondStepInput = form({
  ticket: requiredLine(100, 'Entra de nuevo con tu contraseña.'),
  code: code(),
  deviceId: deviceId(),
})
export type SecondStepInput = z.infer<typeof SecondStepInput>

/** Beginning to set up an app. */
export const PasswordAgainInput = form({ password: existingPassword('Escribe tu contraseña') })
export type PasswordAgainInput = z.infer<typeof PasswordAgainInput>

/** The first code of an app that is being set up. */
export const CodeInput = form({ code: code() })
export type CodeInput = z.infer<typeof CodeInput>

/** Turning it off, and new recovery codes: both factors again. */
export const BothFactorsInput = form({
  password: existingPassword('Escribe tu contraseña'),
  code: code(),
})
export type BothFactorsInput = z.infer<typeof BothFactorsInput>

/** `isAvailable` is false where this server cannot keep an app's secret. */
export const SecondFactorState = z.object({
  isAvailable: z.boolean(),
  since: z.nullable(moment()),
  recoveryCodesLeft: z.int(),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

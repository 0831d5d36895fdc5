// Paying with a card: where it is done, and the sandbox's own card form.
import * as z from 'zod/mini'

/** Pages that ask for a card. Only they may load the provider's form, so they are opened as pages of their own. */
export const isPaymentPath = (path: string): boolean =>
  /^\/(subscription|featured-listings|featured-upgrade\/\d+)\/?$/.test(path)

const clientSecret = z
  .string()
  .check(z.regex(/^(pi|seti)_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/, 'Pago inválido'))

/** A test card as the sandbox's form takes it: digits, and the expiry as two numbers. */
export const TestCardInput = z.object({
  clientSecret,
  number: z.string().check(z.regex(/^\d{12,19}$/, 'Revisa el número de la tarjeta.')),
  month: z
    .int()
    .check(z.minimum(1, 'Revisa el vencimiento.'), z.maximum(12, 'Revisa el vencimiento.')),
  year: z
    .int()
    .check(z.minimum(2000, 'Revisa el vencimiento.'), z.maximum(2099, 'Revisa el vencimiento.')),
  cvc: z.string().check(z.regex(/^\d{3,4}$/, 'Revisa el código de seguridad.')),
})
export type TestCardInput = z.output<typeof TestCardInput>

export const BankAnswerInput = z.object({ clientSecret, isApproved: z.boolean() })

/** What the bank said of a test card. `asks`: it wants to hear from the person first. */
export type TestCardOutcome = { result: 'done' | 'asks' } | { result: 'refused'; message: string }

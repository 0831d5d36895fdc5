// Kinds of parameters that many calls take.
import * as z from 'zod/mini'

export const whole = z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number))
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
)
/** An empty form has no braces: nothing was given. */
export const record = z.record(z.string(), z.string())
export const expand = z.optional(z.array(z.string()))

/** What every list takes. */
export const listParams = {
  limit: z.optional(whole.check(z.minimum(1), z.maximum(100))),
  starting_after: z.optional(z.string()),
  created: z.optional(z.strictObject({ gte: whole })),
  customer: z.optional(z.string()),
  expand,
}

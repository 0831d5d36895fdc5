// Answers that many calls share, as the document shows them.
import * as z from 'zod/mini'

/** Something was done, and there is nothing more to say. */
export const Done = z.object({ success: z.literal(true) })

/** Every refusal. `message` is for people; `issues` name the refused fields. */
export const Failure = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** With `second_factor_required`: what `POST /api/auth/second-factor` takes beside the code. */
  ticket: z.optional(z.string()),
})

// Stripe on a bad day: calls that it refuses before it has done anything, and answers that get lost.
import * as z from 'zod/mini'

/** refuse: nothing is done; lose: it is done, and the caller never hears of it. */
export const TroubleMode = z.enum(['answer', 'refuse', 'lose'])
export type TroubleMode = z.infer<typeof TroubleMode>

export type Trouble = {
  /** For one call ('POST /v1/customers', 'GET /v1/payment_intents/:id'), or with null for all of them. */
  set: (call: string | null, mode: TroubleMode) => void
  modeOf: (call: string) => TroubleMode
}

export function createTrouble(): Trouble {
  const modes = new Map<string, TroubleMode>()
  let common: TroubleMode = 'answer'
  return {
    set: (call, mode) => {
      if (call === null) {
        modes.clear()
        common = mode
      } else modes.set(call, mode)
    },
    modeOf: (call) => modes.get(call) ?? common,
  }
}

// Whether a payment has featured the ad, and what to say of it.
const tries = 5

/**
 * Asks up to five times, `pause` ms apart; a call that fails counts as a no. False means only that
 * nobody has confirmed the payment yet.
 */
export async function untilFeatured(
  ask: () => Promise<{ isFeatured: boolean }>,
  pause = 700,
): Promise<boolean> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const answer = await ask().catch(() => undefined)
    if (answer?.isFeatured) return true
    if (attempt < tries) await new Promise((done) => setTimeout(done, pause))
  }
  return false
}

/** A payment nobody has confirmed: the message to its owner comes with the place. */
export const unconfirmed = 'Tu banco aún no confirma el pago. Te avisamos cuando esté.'

export type PaidToast = { title: string; description: string; tone: 'good' | 'plain' }

/** The toast after a payment (§8): success is said only of an ad that is featured. */
export function paidToast(isFeatured: boolean, days: number): PaidToast {
  if (!isFeatured) return { title: 'Confirmando tu pago', description: unconfirmed, tone: 'plain' }
  const description = `Tu anuncio ahora está destacado por ${days} días`
  return { title: '¡Pago exitoso!', description, tone: 'good' }
}

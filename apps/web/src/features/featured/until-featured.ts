// Whether a payment has featured the ad, and what to say of it.
import { type Unpaid, unpaidWords } from '../../blocks/unpaid-notice.tsx'
import { readFailure } from '../../lib/errors.ts'

const tries = 5

export type Settlement = 'featured' | Unpaid

/**
 * Asks up to five times, `pause` ms apart, as long as the bank may still say yes; a call that fails is
 * made again. 'unknown' where no call was answered.
 */
export async function untilFeatured(
  ask: () => Promise<{ isFeatured: boolean; payment: Exclude<Unpaid, 'unknown'> }>,
  pause = 700,
): Promise<Settlement> {
  let last: Settlement = 'unknown'
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const answer = await ask().catch(readRefusal)
    if (answer) last = answer.isFeatured ? 'featured' : answer.payment
    if (last !== 'processing' && last !== 'unknown') return last
    if (attempt < tries) await new Promise((done) => setTimeout(done, pause))
  }
  return last
}

/** Of an ad that is gone or somebody else's there is nothing to wait for. */
function readRefusal(error: unknown): { isFeatured: false; payment: 'none' } | undefined {
  const { code } = readFailure(error)
  const isNotOwn = code === 'listing_not_found' || code === 'not_listing_owner'
  return isNotOwn ? { isFeatured: false, payment: 'none' } : undefined
}

export type PaidToast = { title: string; description: string; tone: 'good' | 'plain' }

const titles: Readonly<Record<Unpaid, string>> = {
  processing: 'Confirmando tu pago',
  declined: 'Pago no aprobado',
  unfinished: 'Pago sin terminar',
  refused: 'No se pudo destacar',
  none: 'Sin pago pendiente',
  unknown: 'Confirmando tu pago',
}

/** The toast after a payment: success is said only of an ad that is featured. */
export function paidToast(settlement: Settlement, days: number): PaidToast {
  if (settlement !== 'featured') {
    return { title: titles[settlement], description: unpaidWords[settlement], tone: 'plain' }
  }
  const description = `Tu anuncio ahora está destacado por ${days} días`
  return { title: '¡Pago exitoso!', description, tone: 'good' }
}

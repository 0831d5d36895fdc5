import { type PaidPlanId, PLANS } from '@wepa/domain/payments/plan'
import { priceText } from './plan-texts.ts'

interface FirstBill {
  plan: PaidPlanId
  isOwing: boolean
  isTrial: boolean
  /** '9.99', what the card is charged now, a credit set off; null where nothing is, or it is not known yet. */
  amount: string | null
}

/** The button of the card form. */
export function submitText({ plan, isOwing, isTrial, amount }: FirstBill): string {
  if (isOwing) return amount === null ? 'Pagar la renovación' : `Pagar la renovación · $${amount}`
  if (isTrial) return 'Empezar la prueba gratis'
  return `Pagar ${amount === null ? priceText(plan) : `$${amount}`}`
}

/** What is paid today, and what later; `strong` is read first. */
export function dueText({ plan, isOwing, isTrial, amount }: FirstBill): {
  strong: string
  text: string
} {
  const price = priceText(plan)
  if (isOwing) {
    return { strong: '', text: 'Hoy pagas lo que quedó pendiente de tu renovación.' }
  }
  if (isTrial) {
    const { trialDays } = PLANS[plan]
    const text = `Pruebas ${trialDays} días; después se cobran ${price} cada mes, hasta que canceles.`
    return { strong: 'Hoy pagas $0.', text }
  }
  const isLess = amount !== null && `$${amount}` !== price
  const today = isLess ? `$${amount}, con tu crédito descontado` : price
  const later = `y ${isLess ? price : 'lo mismo'} cada mes hasta que canceles`
  return { strong: '', text: `Hoy pagas ${today}, ${later}. Ya usaste tu prueba gratis.` }
}

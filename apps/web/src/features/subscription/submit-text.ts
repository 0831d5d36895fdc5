import type { PaidPlanId } from '@wepa/domain/plan'
import { priceText } from './plan-texts.ts'

interface FirstBill {
  plan: PaidPlanId
  isOwing: boolean
  isTrial: boolean
}

/** The button of the card form. A renewal that is owed names no sum: a credit may have made it smaller. */
export function submitText({ plan, isOwing, isTrial }: FirstBill): string {
  if (isOwing) return 'Pagar la renovación'
  return isTrial ? 'Empezar la prueba gratis' : `Pagar ${priceText(plan)}`
}

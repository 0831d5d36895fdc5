import { longDate } from '@wepa/domain/date'
import { dollars } from '@wepa/domain/feature'
import { type PaidPlanId, PLANS } from '@wepa/domain/plan'
import type { SubscriptionStatus } from '@wepa/domain/subscription'
import { priceText } from './plan-texts.ts'

type Standing = Pick<SubscriptionStatus, 'plan' | 'trialDaysLeft' | 'nextBillingDate' | 'cancelAt'>

/** What going over to the other paid plan costs today and later, and what becomes of a cancellation. */
export function changeText(plan: PaidPlanId, status: Standing): string {
  const { trialDaysLeft, nextBillingDate, cancelAt } = status
  const date = nextBillingDate ?? cancelAt
  const later = date ? ` El ${longDate(date)} se cobran ${priceText(plan)}, y así cada mes.` : ''
  const today =
    trialDaysLeft > 0 ? 'Hoy no se cobra nada: sigues en tu prueba.' : paidText(plan, status)
  const resumed = cancelAt ? ' Habías cancelado: con el cambio, tu plan vuelve a renovarse.' : ''
  return `El cambio es ahora mismo. ${today}${later}${resumed}`
}

function paidText(plan: PaidPlanId, { plan: from }: Standing): string {
  const difference = PLANS[plan].priceCents - PLANS[from].priceCents
  // What is left of the month is the provider's to count: the whole month is the most it can be.
  return difference > 0
    ? `Hoy se cobra a tu tarjeta la diferencia por los días que quedan de tu mes: $${dollars(difference)} como mucho.`
    : 'Lo que pagaste de más por este mes queda como crédito para tus próximos cobros.'
}

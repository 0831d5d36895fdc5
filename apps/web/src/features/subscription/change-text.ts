import { dollars } from '@wepa/domain/payments/feature'
import { type PaidPlanId, PLANS } from '@wepa/domain/payments/plan'
import type { SubscriptionStatus } from '@wepa/domain/payments/subscription'
import { longDate } from '@wepa/domain/text/date'
import { priceText } from './plan-texts.ts'

type Standing = Pick<SubscriptionStatus, 'plan' | 'trialDaysLeft' | 'nextBillingDate' | 'cancelAt'>

/** What going over to the other paid plan costs today and later, and what becomes of a cancellation. */
export function changeText(plan: PaidPlanId, status: Standing): string {
  const { nextBillingDate, cancelAt } = status
  const date = nextBillingDate ?? cancelAt
  const { today, later } = costs(plan, status)
  return [
    'El cambio es ahora mismo.',
    today,
    date ? `El ${longDate(date)} ${later}.` : null,
    cancelAt ? 'Habías cancelado: con el cambio, tu plan vuelve a renovarse.' : null,
  ]
    .filter((each) => each !== null)
    .join(' ')
}

function costs(plan: PaidPlanId, { plan: from, trialDaysLeft }: Standing) {
  const later = `se cobran ${priceText(plan)}, y así cada mes`
  if (trialDaysLeft > 0) return { today: 'Hoy no se cobra nada: sigues en tu prueba.', later }
  const difference = PLANS[plan].priceCents - PLANS[from].priceCents
  // What is left of the month is the provider's to count: the whole month is the most it can be.
  const most = `$${dollars(difference)} como mucho`
  return difference > 0
    ? { today: `Hoy se cobra a tu tarjeta la diferencia por los días que quedan: ${most}.`, later }
    : {
        today: 'Lo que pagaste de más queda como crédito para tus próximos cobros.',
        later: `se renueva por ${priceText(plan)}, que salen primero de tu crédito`,
      }
}

import { dollars } from '@wepa/domain/payments/feature'
import { type PaidPlanId, PLANS } from '@wepa/domain/payments/plan'
import { longDate } from '@wepa/domain/text/date'
import type { Deps } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import type { ProviderInvoice } from '../../gateways/payments.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { lockPerson } from '../people/lock-person.ts'
import { flagSubscriptionPayment, insertSubscriptionPayment } from './subscription-payments.repo.ts'
import { findByProvider, type Subscriber, type SubscriptionRow } from './subscriptions.repo.ts'

/** Whoever pays and loses the plan within this time had nothing of it. */
const momentLasts = 3_600_000

/**
 * Notes a paid bill of one of our subscriptions and sends its receipt, once each. A trial's bill over
 * nothing is none. Money for a subscription that never stood, had ended, or ended with it is kept with its
 * problem, also where its receipt had left before: then another one says so.
 */
export async function recordInvoice(
  tx: InTransaction<Deps>,
  invoice: ProviderInvoice | null,
): Promise<'recorded' | 'unchanged' | 'unknown'> {
  if (!invoice?.subscriptionId) return 'unknown'
  if (invoice.state !== 'paid' || invoice.amountPaid === 0) return 'unchanged'
  const found = await findByProvider(tx.db, { id: invoice.subscriptionId, rowId: null })
  if (!found) return 'unknown'
  const payer = found.userId ? await lockPerson(tx, found.userId) : undefined
  const bill = {
    userId: payer?.id ?? null,
    subscriptionId: found.id,
    providerId: invoice.id,
    plan: found.plan,
    amount: dollars(invoice.amountPaid),
    problem: problemOf(invoice, found),
    paidAt: invoice.paidAt ?? tx.clock.now(),
    createdAt: tx.clock.now(),
  }
  const { problem } = bill
  const id = (await insertSubscriptionPayment(tx.db, bill)) ?? (await flag(tx, bill))
  if (id === undefined) return 'unchanged'
  if (problem) tx.log.warn({ subscriptionPayment: id, problem }, 'a payment needs a look')
  const isForNothing = found.state === 'ended' && problem !== null
  if (payer) await sendReceipt(tx, payer, { ...bill, id, isForNothing })
  return 'recorded'
}

/** Of a bill that was noted as a good one. */
async function flag(
  tx: Pick<Deps, 'db'>,
  { providerId, problem }: { providerId: string; problem: string | null },
): Promise<number | undefined> {
  return problem === null ? undefined : flagSubscriptionPayment(tx.db, { providerId, problem })
}

function problemOf({ currency, paidAt }: ProviderInvoice, row: SubscriptionRow): string | null {
  if (currency !== 'usd') return `pagada en ${currency}`
  if (row.state !== 'ended') return null
  if (!row.confirmedAt) return 'pagada para un plan que terminó sin comenzar'
  if (!paidAt || !row.endedAt) return null
  if (paidAt > row.endedAt) return 'pagada cuando el plan ya había terminado'
  const isCutOff = row.periodEnd && row.endedAt < row.periodEnd
  const isSudden = row.endedAt.getTime() - paidAt.getTime() < momentLasts
  return isCutOff && isSudden ? 'pagada en el momento en que el plan terminaba' : null
}

async function sendReceipt(
  tx: InTransaction<Deps>,
  payer: Subscriber,
  bill: { id: number; plan: PaidPlanId; amount: string; paidAt: Date; isForNothing: boolean },
): Promise<void> {
  const { name } = PLANS[bill.plan]
  const content = {
    subject: `Recibo: plan ${name}, $${bill.amount}`,
    name: payer.fullName,
    paragraphs: [
      `Recibimos tu pago de $${bill.amount} por tu plan ${name}.`,
      ...(bill.isForNothing
        ? ['Cuando llegó, ese plan ya había terminado. Lo revisamos para devolvértelo.']
        : []),
      `Recibo P-${bill.id} · ${longDate(bill.paidAt.toISOString())}`,
    ],
    button: { label: 'Ver mi plan', url: `${tx.settings.baseUrl}/subscription` },
    notes: ['Guarda este correo: es tu recibo.'],
  }
  await queueMail(tx, { userId: payer.id, email: payer.email }, content)
}

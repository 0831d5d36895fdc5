// Money that goes back: refunds, which we give, and disputes, which a payer's bank opens.

import type { Dispute, PaymentIntent, Refund } from '../objects.ts'
import { newId, type World } from '../world.ts'
import { chargeOf, disputesOf } from './charge.ts'
import { invalid, missing } from './refusal.ts'

/** The payment with this id, or that of the bill with this id. @throws Refusal */
export function requirePayment({ tables }: World, id: string): PaymentIntent {
  const own = tables.invoices.get(id)?.own.paymentIntent ?? id
  const intent = tables.paymentIntents.get(own)
  if (!intent) throw missing('payment_intent', id)
  return intent
}

/** Gives back `amount` cents, or all that is left. @throws Refusal */
export function makeRefund(world: World, intent: PaymentIntent, amount?: number): Refund {
  const charge = requireCharge(world, intent)
  const left = charge.amount - charge.amount_refunded
  const asked = amount ?? left
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  if (asked > left || asked < 1) {
    throw invalid(`Refund amount (${asked}) is greater than unrefunded amount (${left})`, {
      param: 'amount',
    })
  }
  const refund = world.tables.refunds.put({
    id: newId('re'),
    object: 'refund',
    created: world.now(intent.customer),
    amount: asked,
    charge: charge.id,
    currency: 'usd',
    payment_intent: intent.id,
    status: 'succeeded',
  })
  world.emit('refund.created', refund, intent.customer)
  world.emit('charge.refunded', requireCharge(world, intent), intent.customer)
  return refund
}

/** The payer's bank takes all of it back until the case is decided. @throws Refusal */
export function openDispute(world: World, intent: PaymentIntent): Dispute {
  const charge = requireCharge(world, intent)
  if (charge.disputed) throw invalid(`Charge ${charge.id} is disputed already.`)
  const dispute = world.tables.disputes.put({
    id: newId('dp'),
    object: 'dispute',
    created: world.now(intent.customer),
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    currency: 'usd',
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  })
  world.emit('charge.dispute.created', dispute, intent.customer)
  world.emit('charge.dispute.funds_withdrawn', dispute, intent.customer)
  return dispute
}

/** The bank decides: won gives us the money again. @throws Refusal where no case is open */
export function closeDispute(
  world: World,
  intent: PaymentIntent,
  outcome: 'won' | 'lost',
): Dispute {
  const open = disputesOf(world.tables, intent.id).find(({ status }) => status === 'needs_response')
  if (!open) throw invalid(`No dispute of ${intent.id} is open.`)
  const closed = world.tables.disputes.put({ ...open, status: outcome })
  world.emit('charge.dispute.closed', closed, intent.customer)
  if (outcome === 'won') {
    world.emit('charge.dispute.funds_reinstated', closed, intent.customer)
  }
  return closed
}

function requireCharge(world: World, intent: PaymentIntent) {
  const charge = chargeOf(world.tables, intent)
  if (!charge) throw invalid(`${intent.id} has no charge: nobody has paid it.`)
  return charge
}

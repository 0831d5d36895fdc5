// A message of the provider says what to look at, never how things stand: that is read from the
// provider before, and applied in one transaction with the mark that the message is done.
import { DomainError } from '@wepa/domain/error'
import type { Deps } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { NotOurs } from '../../gateways/payments.ts'
import { applyPayment } from '../featured/settle-payment.ts'
import { applyReading } from '../subscriptions/apply-reading.ts'
import { warnOfEndOf } from '../subscriptions/ending/warn-of-trial-end.ts'
import { isOurs } from '../subscriptions/is-ours.ts'
import { listOpenProviderIds } from '../subscriptions/list-open-provider-ids.ts'
import { type Reading, readProvider } from '../subscriptions/read-provider.ts'
import { recordInvoice } from '../subscriptions/record-invoice.ts'
import { requirePayments } from '../subscriptions/require-payments.ts'
import { applyReversal, type ReversalReading, readReversal } from './apply-reversal.ts'
import {
  findWaitingEvent,
  hasNote,
  markApplied,
  type PaymentEventRow,
} from './payment-events.repo.ts'

/** What stands with a message of somebody else's. */
const asideNote = 'not ours'

type Effect = (tx: InTransaction<Deps>) => Promise<string>

/** Applies one event; the queue tries again until the provider and the database answer. */
export async function applyPaymentEvent(
  ctx: Deps,
  { eventId }: { eventId: string },
): Promise<void> {
  const event = await findWaitingEvent(ctx.db, eventId)
  if (!event) return
  try {
    await applyEvent(ctx, event)
  } catch (cause) {
    // The queue keeps the message for the administration: a refusal's own is empty.
    throw cause instanceof DomainError ? new Error(cause.code, { cause }) : cause
  }
}

async function applyEvent(ctx: Deps, event: PaymentEventRow): Promise<void> {
  const effects = await readEffects(ctx, event)
  await inTransaction(ctx, async (tx) => {
    const notes: string[] = []
    for (const apply of effects) notes.push(await apply(tx))
    const note = notes.join(', ') || 'nothing to do'
    await markApplied(tx.db, { id: event.id, at: tx.clock.now(), note })
  })
  if (event.type === 'customer.subscription.trial_will_end' && event.objectId) {
    await warnOfEndOf(ctx, event.objectId)
  }
}

/** Reads all that the event is about, and answers what is to be done with it. */
async function readEffects(ctx: Deps, event: PaymentEventRow): Promise<Effect[]> {
  const payments = requirePayments(ctx)
  const { objectKind, objectId } = event
  const effects: Effect[] = []
  for (const id of await subscriptionsOf(ctx, event)) {
    const reading = await readOwn(ctx, id)
    // Whatever else the message is about, it is not of ours either.
    if (!reading) return [(tx) => putAside(tx, event)]
    effects.push((tx) => applyReading(tx, reading))
  }
  if (objectKind === 'invoice' && objectId) {
    const invoice = await payments.readInvoice(objectId)
    effects.push((tx) => recordInvoice(tx, invoice))
  }
  if (objectKind === 'reversal' && objectId) {
    const reading = await readReversal(ctx, objectId)
    // Its message may come before that of the payment itself.
    effects.push(await readBought(ctx, reading))
    effects.push((tx) => applyReversal(tx, reading))
  }
  if (objectKind === 'payment' && objectId) {
    const payment = await payments.readPayment(objectId)
    effects.push((tx) => applyPayment(tx, payment))
  }
  return effects
}

async function readBought(ctx: Deps, { reversal }: ReversalReading): Promise<Effect> {
  const invoiceId = reversal?.invoiceId
  if (!invoiceId) return (tx) => applyPayment(tx, reversal?.payment ?? null)
  const invoice = await requirePayments(ctx).readInvoice(invoiceId)
  return (tx) => recordInvoice(tx, invoice)
}

/** undefined for what somebody else sells by the same account; one of ours that cannot be read stays a failure. */
async function readOwn(ctx: Deps, providerId: string): Promise<Reading | undefined> {
  try {
    return await readProvider(ctx, (payments) => payments.readSubscription(providerId))
  } catch (error) {
    if (error instanceof NotOurs && !(await isOurs(ctx, providerId))) return undefined
    throw error
  }
}

/** Said once of each subscription: trying again would end no better. */
async function putAside(tx: InTransaction<Deps>, event: PaymentEventRow): Promise<string> {
  const { subscriptionRef } = event
  if (subscriptionRef && !(await hasNote(tx.db, { subscriptionRef, note: asideNote }))) {
    const text = 'the account of the payment provider also has a subscription that is not ours'
    tx.log.warn({ subscription: subscriptionRef }, text)
  }
  return asideNote
}

/** A card that was confirmed names its customer alone: whatever of theirs is open may have begun. */
async function subscriptionsOf(ctx: Deps, event: PaymentEventRow): Promise<string[]> {
  const { objectKind, subscriptionRef, customerRef } = event
  if (objectKind === 'subscription' || objectKind === 'invoice') {
    return subscriptionRef ? [subscriptionRef] : []
  }
  return objectKind === 'setup' && customerRef ? listOpenProviderIds(ctx, customerRef) : []
}

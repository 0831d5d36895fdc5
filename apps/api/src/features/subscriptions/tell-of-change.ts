// What a person hears of their plan. These are emails about their money: they come in any case.

import { PLANS } from '@wepa/domain/payments/plan'
import { grantedUntil } from '@wepa/domain/payments/subscription'
import { longDate } from '@wepa/domain/text/date'
import type { Deps } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import type { EmailContent } from '../mail/email.ts'
import { emailAbout } from '../notifications/email-about.ts'
import { notify } from '../notifications/notify.ts'
import {
  cancelledEmail,
  endedEmail,
  failedRenewalEmail,
  startedEmail,
  trialEndingEmail,
} from './plan-emails.ts'
import {
  lockSubscription,
  type Subscriber,
  type SubscriptionRow,
  updateSubscription,
} from './subscriptions.repo.ts'

type Tx = InTransaction<Pick<Deps, 'db' | 'clock' | 'live' | 'settings' | 'log'>>
type Person = Pick<Subscriber, 'id' | 'email' | 'fullName'>

/** Tells what is new between two states of a subscription that stands. */
export async function tellOfChange(
  tx: Tx,
  person: Person,
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  if (!before.confirmedAt) await send(tx, person, startedEmail(noteOf(person, after)))
  if (after.state === 'past_due' && before.state !== 'past_due') {
    await tellOfFailure(tx, person, after)
  } else if (after.cancelAt && !before.cancelAt) {
    await send(tx, person, cancelledEmail(noteOf(person, after), longDate(iso(after.cancelAt))))
  }
}

/** The plan is over: by the provider's word or because its time was up, told once. */
export async function tellOfEnd(tx: Tx, person: Person, row: SubscriptionRow): Promise<void> {
  if (row.endToldAt) return
  await updateSubscription(tx.db, row.id, {
    endToldAt: tx.clock.now(),
    updatedAt: tx.clock.now(),
  })
  const { name } = PLANS[row.plan]
  await notify(tx, {
    userId: person.id,
    type: 'plan',
    title: `Tu plan ${name} terminó`,
    message: 'Tus anuncios siguen publicados. Puedes volver cuando quieras.',
    relatedId: row.id,
  })
  await send(tx, person, endedEmail(noteOf(person, row)))
}

/** A trial is about to become a paid month: told once, by whoever sees it first. */
export async function tellOfTrialEnd(tx: Tx, person: Person, rowId: number): Promise<void> {
  const row = await lockSubscription(tx.db, rowId)
  if (!row?.trialEndsAt || row.state !== 'trialing' || row.cancelAt || row.trialEndToldAt) return
  const now = tx.clock.now()
  await updateSubscription(tx.db, row.id, { trialEndToldAt: now, updatedAt: now })
  const end = longDate(iso(row.trialEndsAt))
  await notify(tx, {
    userId: person.id,
    type: 'plan',
    title: 'Tu prueba está por terminar',
    message: `El ${end} comienza el primer mes pagado de tu plan ${PLANS[row.plan].name}. Puedes cancelarlo antes.`,
    relatedId: row.id,
  })
  await send(tx, person, trialEndingEmail(noteOf(person, row), end))
}

async function tellOfFailure(tx: Tx, person: Person, row: SubscriptionRow): Promise<void> {
  const until = grantedUntil(row)
  const end = until ? longDate(iso(until)) : ''
  await notify(tx, {
    userId: person.id,
    type: 'plan',
    title: 'No pudimos cobrar tu plan',
    message: `Tu banco no aceptó el pago. Tu plan ${PLANS[row.plan].name} sigue hasta el ${end}.`,
    relatedId: row.id,
  })
  await send(tx, person, failedRenewalEmail(noteOf(person, row), end))
}

async function send(tx: Tx, person: Person, content: EmailContent) {
  const button = content.button && {
    ...content.button,
    url: `${tx.settings.baseUrl}${content.button.url}`,
  }
  await emailAbout(
    tx,
    { type: 'plan', to: { userId: person.id, email: person.email } },
    { ...content, ...(button && { button }) },
  )
}

function noteOf({ fullName }: Person, { plan, trialEndsAt, state }: SubscriptionRow) {
  const { name, priceCents } = PLANS[plan]
  const trialEnd = state === 'trialing' && trialEndsAt ? longDate(iso(trialEndsAt)) : null
  return { fullName, plan: name, price: `$${(priceCents / 100).toFixed(2)}`, trialEnd }
}

function iso(date: Date): string {
  return date.toISOString()
}

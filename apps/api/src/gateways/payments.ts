// What the product asks of its payment provider, in its own words. Amounts are whole cents of US dollars.

/** Something that somebody else sells by the same account of the provider. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs'
}

export type PaidPlan = 'pro' | 'business'

/** incomplete: nobody has confirmed a card yet, so nothing may be active. ended: over for good. */
export type SubscriptionState = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended'

export type ProviderSubscription = {
  id: string
  customerId: string
  plan: PaidPlan
  state: SubscriptionState
  /** While past_due: when the payment failed that it waits for. */
  periodStart: Date
  periodEnd: Date
  trialEndsAt: Date | null
  /** When it will end, having been cancelled; null while it renews by itself. */
  cancelAt: Date | null
  endedAt: Date | null
  createdAt: Date
  /** What we gave along when it was started. */
  metadata: Readonly<Record<string, string>>
}

export type ProviderPayment = {
  id: string
  customerId: string | null
  /** open: still wants a card, or the bank's yes. processing: a card was given, and nobody can say yet. */
  state: 'open' | 'processing' | 'succeeded' | 'canceled'
  /** A card was refused, and no other has been tried since. */
  wasDeclined: boolean
  amount: number
  /** What has really come in: 0 until it succeeded. */
  amountReceived: number
  /** Lower case, as the provider says it: 'usd'. */
  currency: string
  createdAt: Date
  metadata: Readonly<Record<string, string>>
}

/** A bill of a subscription: its first payment, a renewal, a change of plan. */
export type ProviderInvoice = {
  id: string
  customerId: string | null
  subscriptionId: string | null
  /** 'canceled': withdrawn, or given up as not collectable. */
  state: 'open' | 'paid' | 'canceled'
  amountDue: number
  amountPaid: number
  currency: string
  createdAt: Date
  paidAt: Date | null
  /** How often it was tried to collect it; above 0 and still open: a payment failed. */
  attempts: number
}

/** What went back of a payment, in cents; a bank's mere question is no dispute. */
export type ProviderReversal = {
  payment: ProviderPayment
  /** The bill that it paid; null for a payment of its own. */
  invoiceId: string | null
  paid: number
  refunded: number
  disputes: { state: 'open' | 'won' | 'lost'; amount: number }[]
}

/** A message of the provider that is really its own. It says what to read again, never how things stand. */
export type ProviderEvent = {
  id: string
  /** Such as 'invoice.paid'. */
  type: string
  createdAt: Date
  /** Of a 'reversal' the object is the payment. */
  objectKind: 'subscription' | 'invoice' | 'payment' | 'reversal' | 'setup' | 'customer' | 'other'
  objectId: string | null
  customerId: string | null
  /** The subscription the object belongs to, where the event says so. */
  subscriptionId: string | null
}

/**
 * What the browser confirms with a card. `setup` keeps a card for later, `payment` charges `amountDue` now:
 * less than the price where a credit pays a part.
 */
export type CardRequest =
  | { clientSecret: string; intentType: 'setup' }
  | { clientSecret: string; intentType: 'payment'; amountDue: number }

/**
 * The same `idempotencyKey` with the same words gives the first answer again, for at least 24 hours; with
 * other words it is a bug (a plain Error).
 * All calls refuse with `payments_unavailable` when the provider does not answer, or not as it should.
 */
export type Payments = {
  /** What the browser needs to speak to the provider; it is no secret. */
  publishableKey: string
  /** The provider's id of a person: kept by us, never answered to anybody. */
  ensureCustomer: (
    person: { userId: number; email: string; name: string },
    idempotencyKey: string,
  ) => Promise<string>
  /** Ends what the person still pays and forgets who they were. Nothing happens for one that is gone. */
  forgetCustomer: (customerId: string) => Promise<void>
  /**
   * Nothing is active before the browser has confirmed `request` with a card. It is null where what the
   * customer had to their credit has paid the first bill: then the subscription runs.
   */
  startSubscription: (
    order: {
      customerId: string
      plan: PaidPlan
      /** What a month must cost: the provider's own price has to agree. */
      amount: number
      /** 0 charges the first month when the card is confirmed. */
      trialDays: number
      metadata: Readonly<Record<string, string>>
    },
    idempotencyKey: string,
  ) => Promise<{ subscriptionId: string; request: CardRequest | null }>
  /**
   * What a subscription waits for: an unfinished start, after a lost answer or a declined card, or a
   * renewal that failed and can be paid with another card. 'processing': a card was given, and its bank
   * has not answered yet. null when nothing is waiting.
   */
  readCardRequest: (subscriptionId: string) => Promise<CardRequest | 'processing' | null>
  /** null: there is none with this id. @throws NotOurs for one that is no plan of the product */
  readSubscription: (subscriptionId: string) => Promise<ProviderSubscription | null>
  /** Lets it run out at the end of what was paid. */
  cancelAtPeriodEnd: (subscriptionId: string) => Promise<ProviderSubscription>
  /** Takes `cancelAtPeriodEnd` back, as long as the period runs. */
  resume: (subscriptionId: string) => Promise<ProviderSubscription>
  /**
   * Takes the other plan from now on. The rest of the paid month is set off: going up is charged at once
   * (`card_declined` changes nothing), going down leaves a credit for the next bills. In the same step a
   * cancellation is taken back: nobody pays for a plan that then ends all the same.
   */
  changePlan: (
    order: { subscriptionId: string; plan: PaidPlan; amount: number },
    idempotencyKey: string,
  ) => Promise<ProviderSubscription>
  /**
   * Ends it at once, and withdraws a bill of it that is open: nobody can pay it any more. Answers its last
   * bill as it stands afterwards, for that may have been paid a moment before; null where there is none.
   * Safe to repeat.
   */
  cancelNow: (subscriptionId: string) => Promise<ProviderInvoice | null>
  startPayment: (
    order: {
      customerId: string
      amount: number
      description: string
      metadata: Readonly<Record<string, string>>
    },
    idempotencyKey: string,
  ) => Promise<{ clientSecret: string; paymentId: string }>
  /** The way back into a payment that is still open; null when it is not, or not there. */
  readPayment: (paymentId: string) => Promise<(ProviderPayment & { clientSecret: string }) | null>
  /**
   * Nobody can pay it any more. One that was paid meanwhile, or that the bank is working on, stays as it
   * is: its state is answered.
   */
  cancelPayment: (paymentId: string) => Promise<ProviderPayment | null>
  /** null: nobody has made this payment, or there is none. */
  readReversal: (paymentId: string) => Promise<ProviderReversal | null>
  readInvoice: (invoiceId: string) => Promise<ProviderInvoice | null>
  /**
   * @throws DomainError `signature_invalid` for what the provider did not sign, or not
   * within five minutes of now; `validation` for what is signed but is no event
   */
  verifyEvent: (rawBody: string | Buffer, signature: string | undefined) => ProviderEvent
  /** For the reconciliation: everything of ours made since then, newest first, page after page. */
  listSubscriptions: (since: Date) => AsyncIterable<ProviderSubscription[]>
  listPayments: (since: Date) => AsyncIterable<ProviderPayment[]>
  listInvoices: (since: Date) => AsyncIterable<ProviderInvoice[]>
  /** The payments of which money went back by a refund or dispute that began since then. */
  listReversed: (since: Date) => AsyncIterable<string[]>
}

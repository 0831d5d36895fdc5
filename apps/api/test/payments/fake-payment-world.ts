// What the payment provider in memory knows, and how its calls go wrong.
import { randomUUID } from 'node:crypto'
import { DomainError } from '@wepa/domain/error'
import type {
  Payments,
  ProviderEvent,
  ProviderInvoice,
  ProviderPayment,
  ProviderSubscription,
} from '../../src/gateways/payments.ts'
import type { FakeClock } from '../harness.ts'

export type FakePayments = Payments & {
  /** Whose time it goes by: set it to the suite's. */
  clock: Pick<FakeClock, 'now'>
  subscriptions: Map<string, ProviderSubscription & { amount: number; trialDays: number }>
  payments: Map<string, ProviderPayment & { clientSecret: string }>
  invoices: Map<string, ProviderInvoice>
  customers: Set<string>
  /** From now on credit pays the first bill of what is started. */
  coverBills: () => void
  /** How often each call was made. */
  calls: Record<string, number>
  /** What the next calls of a name do instead of answering: before or after the provider has done its part. */
  break: (name: keyof Payments, when: 'before' | 'after', error?: Error) => void
  mend: () => void
  /** The browser confirms with a good card. */
  confirm: (clientSecret: string, received?: number) => void
  /** The period is over: the next one is paid, or its card is refused. */
  renew: (subscriptionId: string, outcome: 'paid' | 'refused') => void
  end: (subscriptionId: string) => void
  /** A message about an object, as `verifyEvent` reads it: its text is its own signature. */
  event: (type: string, object: Partial<ProviderEvent>) => { body: Buffer; signature: string }
}

export type World = ReturnType<typeof createWorld>

export function createWorld() {
  const answers = new Map<string, { words: string; answer: unknown }>()
  const broken = new Map<string, { when: 'before' | 'after'; error: Error }>()
  const credit = { isThere: false }
  const shown: Pick<
    FakePayments,
    | 'subscriptions'
    | 'payments'
    | 'invoices'
    | 'customers'
    | 'coverBills'
    | 'calls'
    | 'break'
    | 'mend'
  > = {
    subscriptions: new Map(),
    payments: new Map(),
    invoices: new Map(),
    customers: new Set(),
    coverBills: () => {
      credit.isThere = true
    },
    calls: {},
    break: (name, when, error = new DomainError('payments_unavailable')) =>
      broken.set(name, { when, error }),
    mend: () => broken.clear(),
  }
  return {
    clock: { now: () => new Date() },
    shown,
    credit,
    call: async <T>(name: string, work: () => T): Promise<T> => {
      shown.calls[name] = (shown.calls[name] ?? 0) + 1
      const trouble = broken.get(name)
      if (trouble?.when === 'before') throw trouble.error
      const answer = work()
      if (trouble?.when === 'after') throw trouble.error
      // Answers are copies, like what comes over a wire.
      return structuredClone(answer)
    },
    once: <T>(key: string, words: unknown, work: () => T): T => {
      const text = JSON.stringify(words)
      const first = answers.get(key)
      if (first && first.words !== text) throw new Error(`key ${key} with other words`)
      // @ts-expect-error Kept under its key by the same call.
      if (first) return first.answer
      const answer = work()
      answers.set(key, { words: text, answer })
      return answer
    },
    requireSubscription: (id: string) => {
      const found = shown.subscriptions.get(id)
      if (!found) throw new Error(`no subscription ${id}`)
      return found
    },
  }
}

export function bill(world: World, id: string, amount: number, state: 'paid' | 'open') {
  const invoice: ProviderInvoice = {
    id: `in_${randomUUID()}`,
    customerId: world.requireSubscription(id).customerId,
    subscriptionId: id,
    state,
    amountDue: amount,
    amountPaid: state === 'paid' ? amount : 0,
    currency: 'usd',
    createdAt: world.clock.now(),
    paidAt: state === 'paid' ? world.clock.now() : null,
    attempts: 1,
  }
  world.shown.invoices.set(invoice.id, invoice)
}

import type { ReactNode } from 'react'

export interface CardPaymentProps {
  /** What the server answered: the payment, or the card to keep, that is confirmed here. */
  clientSecret: string
  intentType: 'setup' | 'payment'
  /** On the button: 'Pagar $9.99'. */
  submitLabel: ReactNode
  /** Where a bank that takes the person away sends them back to: a path of ours. */
  returnPath: string
  /** What to say when nobody gave a reason (subscriptions have a text of their own). */
  failureText?: string
  /**
   * The card was taken. What it pays for counts once the provider's message has come: the button stays
   * busy until this is through. It never rejects: whoever paid is not asked to pay again.
   */
  onPaid: () => Promise<void>
}

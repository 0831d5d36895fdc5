import type { PaymentProblem } from '@wepa/domain/payments/payment-event'
import { formatCents } from '@wepa/domain/prices/price'

const planNames: Readonly<Record<string, string>> = { pro: 'Plan Pro', business: 'Plan Business' }

/** '34.97' → '$34.97': nothing is rounded away. */
export function exactMoney(amount: string): string {
  return formatCents(Math.round(Number(amount) * 100))
}

/** What was to be bought; the first character of the receipt says of which kind it is. */
export function boughtWords({ receipt, what }: Pick<PaymentProblem, 'receipt' | 'what'>): string {
  if (receipt.startsWith('P-')) return planNames[what] ?? `Plan ${what}`
  return `Destacar «${what}»`
}

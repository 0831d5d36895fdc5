// The prices of the plans as Stripe holds them, found by their lookup keys and kept for ten minutes.
import type Stripe from 'stripe'
import type { PaidPlan } from '../payments.ts'
import { lookupKeyOf } from './shapes.ts'

const tenMinutes = 10 * 60_000

export function createPrices(stripe: Stripe) {
  const kept = new Map<PaidPlan, { id: string; amount: number | null; until: number }>()
  const ask = async (plan: PaidPlan) => {
    const key = lookupKeyOf(plan)
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
    const price = data[0]
    if (!price) throw new Error(`Stripe has no active price with the lookup key ${key}`)
    const isOurs = price.currency === 'usd' && price.recurring?.interval === 'month'
    if (!isOurs) throw new Error(`Stripe's ${key} is not a monthly price in dollars`)
    const fresh = { id: price.id, amount: price.unit_amount, until: Date.now() + tenMinutes }
    kept.set(plan, fresh)
    return fresh
  }
  return {
    /**
     * The id of a plan's price.
     * @throws a plain Error when Stripe would charge another sum than we say
     */
    async find(plan: PaidPlan, amount: number): Promise<string> {
      const found = kept.get(plan)
      const price = found && found.until > Date.now() ? found : await ask(plan)
      if (price.amount !== amount) {
        kept.delete(plan)
        throw new Error(`Stripe's ${lookupKeyOf(plan)} costs ${price.amount} cents, not ${amount}`)
      }
      return price.id
    },
  }
}

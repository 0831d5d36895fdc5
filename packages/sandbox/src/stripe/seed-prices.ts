// What a real account gets by hand (docs/payments.md): two products, each with one monthly price.
import type { World } from './world.ts'

const plans = [
  { key: 'price_pro', name: 'Wepa Pro', amount: 999 },
  { key: 'price_business', name: 'Wepa Business', amount: 2999 },
]

export function seedPrices(world: World): void {
  const { prices, products } = world.tables
  for (const { key, name, amount } of plans) {
    if (prices.get(`${key}_sandbox`)) continue
    const created = world.now(null)
    const product = `prod_sandbox_${key}`
    products.put({ id: product, object: 'product', created, active: true, name })
    prices.put({
      id: `${key}_sandbox`,
      object: 'price',
      created,
      active: true,
      currency: 'usd',
      lookup_key: key,
      product,
      recurring: { interval: 'month', interval_count: 1 },
      type: 'recurring',
      unit_amount: amount,
    })
  }
}

// Cards that were given to an intent.
import * as z from 'zod/mini'
import type { PaymentMethod, WireError } from '../objects.ts'
import { whole } from '../params.ts'
import { newId, type World } from '../world.ts'
import { brandOf, fateOf, misprintOf, numberOf } from './cards.ts'
import { cardRefusal, invalid, missing } from './refusal.ts'

/** Typed by the person, as Stripe.js sends it. */
export const CardData = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({
    number: z.string(),
    exp_month: whole,
    exp_year: whole,
    cvc: z.string(),
  }),
})
type Given = {
  payment_method?: string | undefined
  payment_method_data?: z.infer<typeof CardData> | undefined
}

/**
 * The card a confirmation names: one that is kept, one of the test cards, or one that was typed.
 * @throws Refusal for a misprint, before any bank is asked
 */
export function givenCard(world: World, given: Given, customer: string | null): PaymentMethod {
  const { payment_method: name, payment_method_data: data } = given
  if (data) {
    const card = { ...data.card, number: data.card.number.replace(/[\s-]/g, '') }
    const misprint = misprintOf(card, new Date(world.now(null) * 1000))
    if (misprint) throw cardRefusal(misprint)
    return addCard(world, card.number, card.exp_month, card.exp_year)
  }
  if (!name) {
    const param = 'payment_method'
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  const number = numberOf(name)
  if (number) return addCard(world, number, 12, new Date().getUTCFullYear() + 3)
  const kept = world.tables.paymentMethods.get(name)
  if (!kept || (kept.customer !== null && kept.customer !== customer)) {
    throw missing('PaymentMethod', name)
  }
  return kept
}

function addCard(world: World, number: string, exp_month: number, exp_year: number): PaymentMethod {
  return world.tables.paymentMethods.put({
    id: newId('pm'),
    object: 'payment_method',
    created: world.now(null),
    customer: null,
    type: 'card',
    card: {
      brand: brandOf(number),
      last4: number.slice(-4),
      exp_month,
      exp_year,
      funding: 'credit',
    },
    own: { number, isTrusted: false },
  })
}

/** The card is the customer's from now on, with the bank's consent to later charges. */
export function keepCard(world: World, id: string, customer: string): void {
  const method = world.tables.paymentMethods.get(id)
  if (!method) return
  const kept = { ...method, customer, own: { ...method.own, isTrusted: true } }
  world.tables.paymentMethods.put(kept)
  if (method.customer === null) world.emit('payment_method.attached', kept, customer)
}

/** Why a charge without the person fails; null when it works. */
export function chargeErrorOf(world: World, id: string | null): WireError | null {
  const method = id ? world.tables.paymentMethods.get(id) : undefined
  if (!method) {
    return { type: 'card_error', code: 'missing', message: 'There is no card to charge.' }
  }
  const { charge, asks } = fateOf(method.own.number)
  const isAsking = asks === 'always' || (asks === 'until-trusted' && !method.own.isTrusted)
  if (charge || !isAsking) return charge
  return {
    type: 'card_error',
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  }
}

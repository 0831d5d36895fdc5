// Prices that buyer and seller offer each other in a conversation.
import * as z from 'zod/mini'
import { parsePrice } from '../prices/parse-price.ts'
import { formatCents } from '../prices/price.ts'
import { clientId, decimal, id, moment } from '../scalar.ts'
import { form, requiredLine } from '../text/text.ts'

/** Hours for which an offer can be accepted. */
export const OFFER_HOURS = 48
/** The type of the message that makes an offer. */
export const OFFER_TYPE = 'offer'

/** `countered`: the other side answered with an offer of their own. */
export const OFFER_STATES = [
  'open',
  'accepted',
  'declined',
  'countered',
  'withdrawn',
  'expired',
] as const
export const OfferState = z.enum(OFFER_STATES)
export type OfferState = z.infer<typeof OfferState>

/** An offer as it hangs on its message; `amount` in dollars, '450.00'. */
export const Offer = z.object({
  id: id(),
  amount: decimal(),
  state: OfferState,
  expiresAt: moment(),
})
export type Offer = z.infer<typeof Offer>

/** How a seller deals, as the ad says: 'open' to offers ('OMO', 'negociable'), at a 'fixed' price, or 'unsaid'. */
export const Dealing = z.enum(['open', 'fixed', 'unsaid'])
export type Dealing = z.infer<typeof Dealing>

const BAD_AMOUNT = 'Escribe una cantidad, como 450'

/** An amount as people type it ('$1,200', '450.50'), as a decimal in dollars. Not a range, not nothing, not 0. */
const OfferAmount = z.pipe(
  requiredLine(20, BAD_AMOUNT).check(
    z.refine((text) => amountOf(text) !== null, { error: BAD_AMOUNT, abort: true }),
  ),
  z.transform((text) => amountOf(text) ?? ''),
)

function amountOf(text: string): string | null {
  if (!/^\$?\s*[\d.,]+\s*(?:k|mil)?$/i.test(text.trim())) return null
  const { priceNumeric, priceMax } = parsePrice(text)
  return priceNumeric !== null && priceMax === null && Number(priceNumeric) > 0
    ? priceNumeric
    : null
}

export const OfferInput = form({ amount: OfferAmount, clientId: clientId() })
export type OfferInput = z.infer<typeof OfferInput>

export const OFFER_ANSWERS = ['accept', 'decline', 'withdraw'] as const
export const OfferAnswer = z.enum(OFFER_ANSWERS, 'Respuesta inválida')
export type OfferAnswer = z.infer<typeof OfferAnswer>

/** `marksPending`: a seller who accepts has the ad say 'Venta pendiente'. */
export const OfferAnswerInput = form({
  answer: OfferAnswer,
  marksPending: z._default(z.boolean(), false),
  clientId: clientId(),
})
export type OfferAnswerInput = z.infer<typeof OfferAnswerInput>

/** The least that a seller wants to be offered; null for none. Shown to nobody else. */
export const OfferFloorInput = form({ floor: z.nullable(OfferAmount) })

/** The types of the messages that answer an offer. */
export const ANSWER_TYPES: Readonly<Record<OfferAnswer, string>> = {
  accept: 'offer_accepted',
  decline: 'offer_declined',
  withdraw: 'offer_withdrawn',
}
const answerStates = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const

/** What becomes of an offer that is answered so. */
export function stateAfter(answer: OfferAnswer): OfferState {
  return answerStates[answer]
}

/** '450.00' → '$450', '450.50' → '$450.50'. */
export function offerMoney(amount: string): string {
  return formatCents(Math.round(Number(amount) * 100))
}

/** What an offer says where only text is shown: in lists, alerts, exports, and in apps that know no offers. */
export function offerText(amount: string): string {
  return `Ofrezco ${offerMoney(amount)}.`
}

const answerTexts = {
  accept: (money: string) => `Acepto la oferta de ${money}.`,
  decline: (money: string) => `No puedo aceptar ${money}.`,
  withdraw: (money: string) => `Retiro mi oferta de ${money}.`,
} as const satisfies Record<OfferAnswer, (money: string) => string>

export function answerText(answer: OfferAnswer, amount: string): string {
  return answerTexts[answer](offerMoney(amount))
}

/** What the other side reads above the message in their alerts. */
export function offerTitle(messageType: string, from: string): string | undefined {
  if (messageType === OFFER_TYPE) return `${from} te hizo una oferta`
  if (messageType === ANSWER_TYPES.accept) return `${from} aceptó tu oferta`
  if (messageType === ANSWER_TYPES.decline) return `${from} no aceptó tu oferta`
  return undefined
}

/** Dollars by which the amounts that are suggested differ, for prices below an amount. */
const INCREMENTS = [
  [20, 1],
  [100, 5],
  [500, 10],
  [2_000, 25],
  [10_000, 100],
  [50_000, 250],
  [Number.POSITIVE_INFINITY, 1_000],
] as const

/**
 * Three amounts below a price that one may sensibly offer, in whole dollars, the highest first: some 5, 10 and 15 percent
 * less, rounded as people round. Fewer where there is no room for three.
 */
export function offerSteps(price: string | number): number[] {
  const whole = Number(price)
  const increment = INCREMENTS.find(([below]) => whole < below)?.[1] ?? 1
  const steps: number[] = []
  for (const share of [0.95, 0.9, 0.85]) {
    const rounded = Math.floor((whole * share) / increment) * increment
    const step = Math.min(rounded, (steps.at(-1) ?? Number.POSITIVE_INFINITY) - increment)
    if (step > 0) steps.push(step)
  }
  return steps
}

/** Whether an offer of one's own or of the other side can still be answered at a moment. */
export function isOpenAt({ state, expiresAt }: Offer, now: string): boolean {
  return state === 'open' && expiresAt > now
}

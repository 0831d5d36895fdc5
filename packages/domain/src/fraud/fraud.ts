// Messages that look like a known fraud: which of the rules they meet. Pure, so it runs where the message is
// read, without network, and nothing of it is stored. What the rules are held against: docs/fraud.md.

import { advanceRules } from './advance-rules.ts'
import { contactRules } from './contact-rules.ts'
import { disasterRules } from './disaster-rules.ts'
import { paymentRules } from './payment-rules.ts'
import { DISASTER_RULE_IDS, FRAUD_RULE_IDS, type FraudRule, type FraudRuleId } from './rule.ts'
import { fraudPieces, plainText } from './text.ts'

/**
 * Where a message stands: whether it is the first of its writer, the title of the ad it is about, and whether a storm is
 * on, so that the rules for disasters hold.
 */
export type FraudContext = { isFirst: boolean; about: string; isStorm?: boolean }

/** In the order in which they are told: the gravest first. */
export const fraudRules: readonly FraudRule[] = inOrder(FRAUD_RULE_IDS, [
  ...contactRules,
  ...paymentRules,
  ...advanceRules,
])

/** These know what a message is about better than the others, and come before them. */
const rulesInStorm = [...inOrder(DISASTER_RULE_IDS, disasterRules), ...fraudRules]

/** The rules that a message meets, the gravest first; empty for a message like any other. */
export function readFraud(message: string, context: FraudContext): FraudRule[] {
  const pieces = fraudPieces(message).filter((piece) => !isWarning(piece))
  const isOpening = context.isFirst && !speaksOfAd(plainText(message), context.about)
  const rules = context.isStorm ? rulesInStorm : fraudRules
  return rules.filter((rule) => {
    if (rule.isFirstOnly && !isOpening) return false
    return pieces.some((piece) => isMet(rule, piece))
  })
}

function isMet({ signs, unless }: FraudRule, text: string): boolean {
  if (unless?.test(text)) return false
  return signs.some((all) => all.every((sign) => sign.test(text)))
}

/** Who warns of a fraud names it; who also asks for something does not warn. */
function isWarning(text: string): boolean {
  if (
    /\b(?:di|da|pasa|manda|envia|reenvia|deme|digame|mande|envie)(?:me|nos)?l?[oa]?\b.{0,20}\b(?:codigo|clave|pin|foto|dinero)\b/.test(
      text,
    )
  ) {
    return false
  }
  return /\bten(?:ga)? cuidado|\bnunca (?:le )?(?:des|mandes|envies|pagues|compartas|mando|doy|pago)\b|\bno (?:se )?l[oae]s? (?:des|mandes|envies|pagues)\b|trataron de (?:estafar|cogerme)|\beso es (?:un )?(?:scam|estafa|fraude)|\bno (?:acepto|cojo|mando|doy|pido|tomo|recibo)\b/.test(
    text,
  )
}

/** A word of its title, or a question that could only be asked about something for sale. */
function speaksOfAd(text: string, about: string): boolean {
  const words = plainText(about)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 3 || /[a-z]\d|\d[a-z]/.test(word))
  const questions = text.split(/(?<=[.!?\n])/).filter((sentence) => /[a-z] ?\?/.test(sentence))
  if (questions.some((question) => !contactWords.test(question))) return true
  const isNamed = words.some((word) => text.includes(word.replace(/(?:es|s)$/, '')))
  return isNamed || sale.test(text)
}

/** '¿tienes whatsapp?' asks nothing about the ad. */
const contactWords = /\b(?:whatsapp|telegram|insta\w*|numero|telefono|correo|e-?mail|celular)\b/

const sale =
  /\b(?:disponible|dispo|todavia|precio|cuant[oa]s?|cuesta|vale|lo menos|ultimo|donde (?:esta|queda|l[oa]|estan)|pueblo|color|mide|medidas|millas|marbete|talla|size|funciona|condiciones|nuevo|usad[oa]|garantia|mascotas|deposito|cobras?|trade|cambio|rebaj\w*|oferta|ofrezco|ver(?:l[oa])|probar(?:l[oa])?|paso (?:hoy|manana)|cash|edad|available|price)\b/

function inOrder(ids: readonly FraudRuleId[], rules: readonly FraudRule[]): FraudRule[] {
  return rules.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

// What somebody is about to send and might regret: codes, cards, Social Security. Asked before it goes, never kept.
import { readFraud } from './fraud.ts'
import { plainText } from './text.ts'

export type Secret = 'code' | 'card' | 'social_security' | 'password'

/**
 * The kind of secret a message holds, if any; `before` is the last message of the other side, which may
 * have asked for it. Prices, telephones, years and the code of a gate are none.
 */
export function readSecret(message: string, before = ''): Secret | undefined {
  if (/(?<!\d)\d{3}[- ]\d{2}[- ]\d{4}(?!\d)/.test(message)) return 'social_security'
  const text = plainText(message)
  if (/seguro social|social security|\bssn\b/.test(text) && digitsIn(message, 9)) {
    return 'social_security'
  }
  if (holdsCard(message)) return 'card'
  if (
    /\b(?:contrasena|password|clave|pin) (?:(?:de|del) (?:mi |la |el )?(?:banco|ath|correo|cuenta|whatsapp|facebook)[a-z ]* )?es\b/.test(
      text,
    ) &&
    !isOfPlace(text)
  ) {
    return 'password'
  }
  return holdsCode(message, text, before) ? 'code' : undefined
}

function holdsCode(message: string, text: string, before: string): boolean {
  if (isOfPlace(text)) return false
  const isAsked = readFraud(before, { isFirst: false, about: '' }).some(
    ({ id }) => id === 'code_request',
  )
  if (isAsked && /(?<![\d$,.])\d{2,8}(?![\d,.]\d)/.test(message) && !holdsPhone(message))
    return true
  if (/^\W*g-\d{6}\W*$/i.test(message)) return true
  // A price of six digits ends in zeros.
  if (/^\W*\d{3}[- ]?\d{3}\W*$/.test(message) && !/\$|00\W*$/.test(message)) return true
  return (
    /\b(?:codigo|clave|otp|token|verificacion|code)\b/.test(text) &&
    /(?<!\d)(?:\d{6,8}|\d{3}[- ]\d{3})(?![\d-])/.test(message)
  )
}

/** Of a gate, a house, a postal address: what one gives to a visitor. */
function isOfPlace(text: string): boolean {
  return /\b(?:codigo|clave|pin|contrasena) (?:postal|(?:de|del|para) (?:la |el )?(?:porton|edificio|gate|puerta|entrada|urbanizacion|wifi|router|candado|color|pintura|radio|error|producto|barra|descuento))|\bzip\b|\borden\b|\bserie\b|\bmodelo\b/.test(
    text,
  )
}

function holdsPhone(message: string): boolean {
  return /(?<!\d)\(?[2-9]\d{2}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/.test(message)
}

function digitsIn(message: string, count: number): boolean {
  return message.replace(/\D/g, '').length === count
}

/** 13 to 19 digits that add up as card numbers do (Luhn). */
function holdsCard(message: string): boolean {
  const runs = message.match(/(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g) ?? []
  return runs.some((run) => addsUp(run.replace(/\D/g, '')))
}

function addsUp(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

// Telephone numbers of Puerto Rico (787, 939) and the rest of North America.
import * as z from 'zod/mini'
import { line } from './text.ts'

export const INVALID_PHONE = 'Escribe un teléfono de 10 dígitos, como 787-555-0123'

/** The number as E.164 ('+17875550123'), however it was written; null when it is none. */
export function parsePhone(text: string): string | null {
  if (!/^[+\d\s().\-/]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (text.trim().startsWith('+') && digits.length !== 11) return null
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : null
}

/** '(787) 555-0123'; what cannot be read stays as written. */
export function displayPhone(text: string): string {
  const parsed = parsePhone(text)
  return parsed === null ? text : `(${parsed.slice(2, 5)}) ${parsed.slice(5, 8)}-${parsed.slice(8)}`
}

/** 'tel:+17875550123', or null. */
export function telLink(text: string): string | null {
  const parsed = parsePhone(text)
  return parsed === null ? null : `tel:${parsed}`
}

/** 'https://wa.me/17875550123' (digits only), with a first message if given, or null. */
export function whatsappLink(text: string, message?: string): string | null {
  const parsed = parsePhone(text)
  if (parsed === null) return null
  const query = message === undefined ? '' : `?text=${encodeURIComponent(message)}`
  return `https://wa.me/${parsed.slice(1)}${query}`
}

/** A number that must be there, as E.164. */
export function requiredPhone() {
  return z.pipe(
    line(40).check(z.refine((text) => parsePhone(text) !== null, INVALID_PHONE)),
    z.transform((text: string) => parsePhone(text) ?? ''),
  )
}

/** An optional number: absent stays absent, null and blank become null, the rest becomes E.164. */
export function optionalPhone() {
  return z.optional(
    z.pipe(
      z.nullable(
        line(40).check(z.refine((text) => text === '' || parsePhone(text) !== null, INVALID_PHONE)),
      ),
      z.transform((text: string | null) => (text === null ? null : parsePhone(text))),
    ),
  )
}

// What a moderator types to find somebody or something: docs/product/moderation.md#finding-somebody.
import * as z from 'zod/mini'
import { DomainError } from '../error.ts'
import { MAX_INTEGER } from '../scalar.ts'
import { parsePhone } from '../text/phone.ts'
import { form, requiredLine } from '../text/text.ts'
import {
  CaseListing,
  CasePerson,
  ModerationCase,
  parseCaseId,
  type TargetKind,
} from './moderation.ts'

/** The longest search, in characters: the address of an ad with all that was shared along. */
export const MAX_DESK_SEARCH = 300
/** How many of each group are found at most. */
export const MOST_FOUND = 10
const TOO_SHORT = 'Escribe al menos 3 letras seguidas, un número o una referencia'
/** Words beyond these are left out: nobody needs more to tell two ads apart. */
const MOST_WORDS = 8

/** What the desk's one field sends. */
export const DeskSearchInput = form({
  text: requiredLine(MAX_DESK_SEARCH, 'Escribe a quién o qué buscas'),
})
export type DeskSearchInput = z.infer<typeof DeskSearchInput>

/** What was found, MOST_FOUND of each at most; `more` names the groups that have others. */
export const DeskFindings = z.object({
  cases: z.array(ModerationCase),
  people: z.array(CasePerson),
  listings: z.array(CaseListing),
  more: z.array(z.enum(['cases', 'people', 'listings'])),
})
export type DeskFindings = z.infer<typeof DeskFindings>

/**
 * What a text asks for. `ids`: one number, which may be that of an ad or of a person. `email` as typed, `phone` in
 * E.164: both are looked up whole, so that nobody can browse them.
 */
export type DeskQuestion =
  | { by: 'target'; kind: TargetKind; id: number }
  | { by: 'reference'; reference: string }
  | { by: 'email'; email: string }
  | { by: 'phone'; phone: string }
  | { by: 'number'; id: number }
  | { by: 'words'; text: string; words: readonly string[] }

/** Reads what was typed or pasted. @throws DomainError validation (path `text`) for less than three letters */
export function readDeskSearch(text: string): DeskQuestion {
  const target = parseCaseId(text.toLowerCase()) ?? readAddress(text)
  if (target) return { by: 'target', ...target }
  if (isReference.test(text)) return { by: 'reference', reference: text.toUpperCase() }
  if (isEmail.safeParse(text).success) return { by: 'email', email: text }
  const phone = parsePhone(text)
  if (phone !== null) return { by: 'phone', phone }
  const number = readNumber(/^#?(\d{1,10})$/.exec(text)?.[1])
  if (number) return { by: 'number', id: number }
  return readWords(text)
}

/** As `makeReference` writes them: of a contact message, a report and a decision. */
const isReference = /^(?:CT|RPT|MOD)-[0-9A-HJKMNP-TV-Z]{8}$/i
const isEmail = z.email()

/** An address of ours, with or without its host: '/listing/12?from=x', '…?tab=moderacion&case=report-12'. */
function readAddress(text: string): { kind: TargetKind; id: number } | null {
  if (!text.includes('/')) return null
  const open = /[?&]case=([a-z]+-\d+)/.exec(text)?.[1]
  if (open) return parseCaseId(open)
  const [, page, digits] = /\/(listings?|seller)\/(\d{1,10})(?![\w-])/i.exec(text) ?? []
  const number = readNumber(digits)
  if (!page || !number) return null
  return { kind: page.toLowerCase() === 'seller' ? 'user' : 'listing', id: number }
}

function readNumber(digits: string | undefined): number | undefined {
  const number = Number(digits)
  return number >= 1 && number <= MAX_INTEGER ? number : undefined
}

const hasLongWord = /[\p{L}\p{N}]{3}/u

function readWords(text: string): DeskQuestion {
  const words = text.replace(/^@/, '').split(' ').slice(0, MOST_WORDS)
  // An index of three letters in a row finds them: without any, every name would be read.
  const isLongEnough = words.some((word) => hasLongWord.test(word))
  if (!isLongEnough) {
    throw new DomainError('validation', { issues: [{ path: 'text', message: TOO_SHORT }] })
  }
  return { by: 'words', text: words.join(' '), words }
}

// What in a written message leads somewhere: addresses of the web and telephone numbers. All else stays text.
import { telLink } from '@wepa/domain/text/phone'

export type TextPart = { text: string; href?: string; kind: 'text' | 'web' | 'phone' }

/**
 * An http(s) address up to the next space, or a number of ten digits as people write it: '(787) 555-0123',
 * '787-555-0123', '+1 787 555 0123', '7875550123'. Not a part of a longer number or of an amount: the character
 * before it is looked at too (without lookbehind, which Safari has only since 16.4).
 */
const candidates =
  /https?:\/\/[^\s<>"']+|(^|[^\w$#.,/-])((?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-]?)\d{3}[\s.-]?\d{4})(?![\w-]|[.,]\d)/gi

/** Cuts a message into its parts; put together again they are the message, letter for letter. */
export function recognizeLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, 1: before = '', 2: number, index } of text.matchAll(candidates)) {
    const part = number === undefined ? webPart(found) : phonePart(number)
    if (!part) continue
    const start = index + before.length
    if (start > end) parts.push(plain(text.slice(end, start)))
    parts.push(part)
    end = start + part.text.length
  }
  if (end < text.length) parts.push(plain(text.slice(end)))
  return parts
}

function webPart(found: string): TextPart | undefined {
  const text = withoutEnding(found)
  const url = URL.parse?.(text) ?? parseUrl(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  // 'https://banco.com@otro.example' leads to where nobody expects.
  if (url.username !== '' || url.password !== '') return undefined
  return { kind: 'web', text, href: url.href }
}

function phonePart(text: string): TextPart | undefined {
  const href = telLink(text)
  return href === null ? undefined : { kind: 'phone', text, href }
}

/** The address without the full stop, comma or bracket of the sentence around it. */
function withoutEnding(address: string): string {
  const cut = address.replace(/[.,;:!?…»”’*_~]+$/, '')
  const last = cut.at(-1)
  const opening = last === ')' ? '(' : last === ']' ? '[' : undefined
  if (opening === undefined || last === undefined) return cut
  const isUnpaired = cut.split(opening).length < cut.split(last).length
  return isUnpaired ? withoutEnding(cut.slice(0, -1)) : cut
}

// Older browsers have no URL.parse.
function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function plain(text: string): TextPart {
  return { kind: 'text', text }
}

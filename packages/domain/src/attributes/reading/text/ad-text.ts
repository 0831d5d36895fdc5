// An ad's text as the rules of this folder take it.
import { foldText } from '../../../text/writing.ts'
import type { CategorySlug } from '../../attribute.ts'
import { withoutDesired } from './desired.ts'

export type AdText = {
  /** Folded, on one line. */
  title: string
  /** Folded, with its lines. */
  body: string
  /** The title, then the body. */
  all: string
  /** Folded. */
  price: string
  /** The title, then the body, as written. */
  original: string
  category: CategorySlug
  /** Dates without a year are the next ones from here. */
  now: Date
}

export type WrittenAd = {
  title: string
  description: string
  price: string | null
  category: CategorySlug
}

export function adText({ title, description, price, category }: WrittenAd, now: Date): AdText {
  const original = `${title}\n${description}`
  const isTrade = category !== 'servicios' && category !== 'empleos'
  const [head, body] = [plain(title), plain(description)].map((text) =>
    isTrade ? withoutDesired(text) : text,
  )
  return {
    title: (head ?? '').replaceAll(/\s+/g, ' ').trim(),
    body: body ?? '',
    all: `${head}\n${body}`,
    price: plain(price ?? ''),
    original,
    category,
    now,
  }
}

/** Folded, with one kind of quotes, strokes and spaces. */
function plain(text: string): string {
  return foldText(text)
    .replaceAll(/[“”″]|''/g, '"')
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/[–—]/g, '-')
    .replaceAll('²', '2')
    .replaceAll('½', ' 1/2')
    .replaceAll(/[^\S\n]+/g, ' ')
}

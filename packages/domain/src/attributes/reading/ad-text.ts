// An ad's text as the rules of this folder take it.
import { foldText } from '../../text/writing.ts'
import type { CategorySlug } from '../attribute.ts'

export type AdText = {
  /** Folded, on one line. */
  title: string
  /** Folded, with its lines. */
  body: string
  /** The title, then the body. */
  all: string
  /** Folded. */
  price: string
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
  const [head, body, amount] = [title, description, price ?? ''].map(plain)
  return {
    title: (head ?? '').replaceAll(/\s+/g, ' ').trim(),
    body: body ?? '',
    all: `${head}\n${body}`,
    price: amount ?? '',
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

/** The first words of a text: what an ad begins with says what it is. */
export function startsWith(text: string, pattern: string): boolean {
  return new RegExp(`^[^a-z0-9]*(?:${pattern})\\b`).test(text)
}

/** Whether words stand in a text. `pattern` is looked for between the ends of words. */
export function says(text: string, pattern: string): boolean {
  return new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`).test(text)
}

/** The groups of the first place where a pattern stands. */
export function match(text: string, pattern: string): RegExpExecArray | null {
  return new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`).exec(text)
}

/**
 * Yes, no or nothing: `yes` are words that affirm, `no` words that deny; what is denied holds, for those who deny name
 * the thing too.
 */
export function flag(text: string, words: { yes: string; no?: string }): boolean | undefined {
  if (words.no !== undefined && says(text, words.no)) return false
  return says(text, words.yes) ? true : undefined
}

/** The code whose words stand first in the text. */
export function firstNamed<Code extends string>(
  text: string,
  names: Readonly<Record<Code, string>>,
): Code | undefined {
  let first: { code: Code; at: number } | undefined
  for (const code of keysOf(names)) {
    const at = match(text, names[code])?.index
    if (at !== undefined && (first === undefined || at < first.at)) first = { code, at }
  }
  return first?.code
}

/** All codes whose words stand in the text, in the order of the table. */
export function allNamed<Code extends string>(
  text: string,
  names: Readonly<Record<Code, string>>,
): Code[] | undefined {
  const codes = keysOf(names).filter((code) => says(text, names[code]))
  return codes.length > 0 ? codes : undefined
}

function keysOf<Key extends string>(names: Readonly<Record<Key, string>>): Key[]
function keysOf(names: object): string[] {
  return Object.keys(names)
}

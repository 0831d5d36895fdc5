// An ad as its writer leaves it, before it has an owner, a place and a date.
import type { Condition } from '@wepa/domain/listings/condition'
import type { MotifName } from '../art/motifs.ts'
import type { DrawingOptions } from '../art/subject.ts'
import type { Random } from '../random.ts'

export type Draft = {
  title: string
  description: string
  /** As written by the seller: '$1,200', '50-75', 'Negociable' or nothing. */
  price: string
  condition: Condition | null
  motif: MotifName
  options: DrawingOptions
  tags: string[]
}

/** Writes one ad; `town` is where its seller lives. */
export type Writer = (random: Random, town: string, voice: Voice) => Draft

/** How a person types. */
export type Voice = {
  accents: boolean
  case: 'normal' | 'lower' | 'loud'
  hurried: boolean
  length: 'short' | 'normal' | 'long' | 'list'
  /** Sells for a living: gives no private reasons. */
  isTrade: boolean
}

/** A person's way of writing. */
export function pickVoice(r: Random): Voice {
  return {
    accents: r.chance(0.72),
    case: r.pick(['normal', 'normal', 'normal', 'normal', 'normal', 'lower', 'loud']),
    hurried: r.chance(0.16),
    length: r.pick(['short', 'normal', 'normal', 'normal', 'long', 'list']),
    isTrade: false,
  }
}

/** The text as that person types it: without accents, in small letters, with 'q' and 'pa'. */
export function speak(text: string, voice: Voice): string {
  const hurried = voice.hurried ? hurry(text) : text
  const accented = voice.accents ? hurried : dropAccents(hurried)
  return voice.case === 'lower' ? accented.toLowerCase() : accented
}

/** A title: loud people write it in capitals. */
export function speakTitle(text: string, voice: Voice): string {
  const said = speak(text, voice)
  return voice.case === 'loud' ? said.toUpperCase() : said
}

/** A price in one of the ways people write it. `amount` in whole dollars. */
export function writePrice(r: Random, amount: number): string {
  const grouped = `$${amount.toLocaleString('en-US')}`
  const way = r.next()
  if (way < 0.52) return grouped
  if (way < 0.66) return `$${amount}`
  if (way < 0.74) return `${amount}`
  if (way < 0.81) return `${grouped} omo`
  if (way < 0.85) return `${grouped} firme`
  if (way < 0.9 && amount < 3000) return `$${amount}-${roundPrice(amount * 1.25 + 1)}`
  if (way < 0.94) return 'Negociable'
  return way < 0.96 ? '' : grouped
}

/** A price people really ask, between two ends. */
export function askingPrice(r: Random, low: number, high: number): number {
  return roundPrice(r.between(low, high))
}

/** No pennies, and rounder the more it is. */
export function roundPrice(raw: number): number {
  const steps = [
    [30, 1],
    [200, 5],
    [2000, 25],
    [20_000, 100],
    [80_000, 500],
  ] as const
  const step = steps.find(([below]) => raw < below)?.[1] ?? 5000
  return Math.max(1, Math.round(raw / step) * step)
}

/** 'a|b|c' as a list: keeps the word tables readable. */
export function words(text: string): string[] {
  return text.split('|')
}

/** Puts values into '{names}'; an unknown name is a bug. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value for {${name}} in: ${text}`)
    return String(value)
  })
}

/** First letter in capitals. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function hurry(text: string): string {
  return text
    .replace(/\bque\b/g, 'q')
    .replace(/\bpara el\b/g, "pa'l")
    .replace(/\bpara\b/g, 'pa')
    .replace(/\btambién\b/g, 'tb')
    .replace(/\bpor favor\b/g, 'x favor')
}

/** The ñ stays: nobody writes without it. */
function dropAccents(text: string): string {
  return text
    .split(/([ñÑ])/)
    .map((part) =>
      /^[ñÑ]$/.test(part) ? part : part.normalize('NFD').replace(/\p{Diacritic}/gu, ''),
    )
    .join('')
}

// Patterns of words in folded texts. Each is compiled once, for there are as many as there are rules.

const compiled = new Map<string, RegExp>()

/** A pattern between the ends of words. */
function wordsOf(pattern: string): RegExp {
  const known = compiled.get(pattern)
  if (known) return known
  const words = new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`)
  compiled.set(pattern, words)
  return words
}

const openings = new Map<string, RegExp>()

/** The first words of a text: what an ad begins with says what it is. */
export function startsWith(text: string, pattern: string): boolean {
  const opening = openings.get(pattern) ?? new RegExp(`^[^a-z0-9]*(?:${pattern})(?![a-z0-9])`)
  openings.set(pattern, opening)
  return opening.test(text)
}

/** Whether words stand in a text. `pattern` is looked for between the ends of words. */
export function says(text: string, pattern: string): boolean {
  return wordsOf(pattern).test(text)
}

/** The groups of the first place where a pattern stands. */
export function match(text: string, pattern: string): RegExpExecArray | null {
  return wordsOf(pattern).exec(text)
}

const repeated = new Map<string, RegExp>()

/** The groups of all places where a pattern stands, the first ones first. */
export function matches(text: string, pattern: string): RegExpExecArray[] {
  const words = repeated.get(pattern) ?? new RegExp(wordsOf(pattern).source, 'g')
  repeated.set(pattern, words)
  return [...text.matchAll(words)]
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

/** What a title names first, the beginning of the body where the title names nothing. */
export function kindIn<Code extends string>(
  { title, body }: { title: string; body: string },
  names: Readonly<Record<Code, string>>,
): Code | undefined {
  return firstNamed(title, names) ?? firstNamed(body.slice(0, 160), names)
}

/** All codes whose words stand in the text, in the order of the table. */
export function allNamed<Code extends string>(
  text: string,
  names: Readonly<Record<Code, string>>,
): Code[] | undefined {
  const codes = keysOf(names).filter((code) => says(text, names[code]))
  return codes.length > 0 ? codes : undefined
}

export function keysOf<Key extends string>(names: Readonly<Record<Key, unknown>>): Key[]
export function keysOf(names: object): string[] {
  return Object.keys(names)
}

/** Text as a pattern that means itself. */
export function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

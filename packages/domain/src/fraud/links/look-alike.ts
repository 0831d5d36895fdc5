// Whether the name of a foreign host passes for one that people know.
import type { HostName } from './host-name.ts'
import { hardBait, knownSites, type Reach, softBait } from './known-sites.ts'
import { hasForeignLetters, mixesScripts, readAsLatin, shapeOf } from './letters.ts'

type LookAlike = { name: string | null; by: 'name' | 'letters' }

/** One word of the host, or all words of a label together, without the bait that may stick to it. */
type Unit = Looks & { isLabel: boolean; bait: Bait; isForeign: boolean }
type Bait = 'hard' | 'soft' | 'none'
/** A word, and what it looks like. */
type Looks = { text: string; shape: string; longShape: string; single: string }
/** A name that somebody is known by. */
type Name = Looks & { owner: string; reach: Reach }
/** A word of the host, as what may stand beside a name. */
type Around = { word: string; bait: Bait }

/** What the host pretends to be: some firm, or (`name` null) by its letters something that it does not say. */
export function findLookAlike(host: HostName, ownHost: string): LookAlike | undefined {
  const { labels } = host
  const name = findWholeAddress(labels, ownHost) ?? findName(host)
  const isMixed = labels.some(mixesScripts)
  if (name === undefined && !isMixed) return undefined
  const isByLetters = isMixed || labels.some(hasForeignLetters)
  return { name: name ?? null, by: isByLetters ? 'letters' : 'name' }
}

/** 'athmovil.com.pagos.net', 'www-popular-com.net': a whole known address, before the end of another. */
function findWholeAddress(labels: readonly string[], ownHost: string): string | undefined {
  const words = `.${labels.map(readAsLatin).join('.').replaceAll('-', '.')}.`
  const isThere = (known: string) =>
    // 'm.me' would be found in 'm-me-gusta.com'.
    known.length >= 6 && known.includes('.') && words.includes(`.${known.replaceAll('-', '.')}.`)
  if (isThere(ownHost)) return 'Wepa'
  return knownSites.find(({ hosts }) => hosts.some(isThere))?.name
}

function findName({ labels, ending }: HostName): string | undefined {
  const units = labels.flatMap(unitsOf)
  const words = [...labels.flatMap((label) => readAsLatin(label).split('-')), ...endingBait(ending)]
  const around = words.map((word) => ({ word, bait: baitIn(word) }))
  return names.find((name) => units.some((unit) => isMet(unit, name, around)))?.owner
}

const names: readonly Name[] = knownSites.flatMap(({ name: owner, words }) =>
  Object.entries(words).map(([word, reach]) => ({ ...looksOf(word), owner, reach })),
)

function looksOf(text: string): Looks {
  return {
    text,
    shape: shapeOf(text, false),
    longShape: shapeOf(text, true),
    single: text.replace(/(.)\1+/g, '$1'),
  }
}

function unitsOf(label: string): Unit[] {
  const isForeign = hasForeignLetters(label)
  const latin = readAsLatin(label)
  const whole = latin.replaceAll('-', '')
  const words = latin.split('-').filter((word) => word !== whole)
  return [whole, ...words].flatMap((text) =>
    withoutBait(text).map(
      ({ core, bait }): Unit => ({
        ...looksOf(core),
        bait,
        isForeign,
        isLabel: bait === 'none' && text === whole,
      }),
    ),
  )
}

function isMet(unit: Unit, name: Name, around: readonly Around[]): boolean {
  const { text: word, reach } = name
  if (resembles(unit, name)) return true
  if (unit.text !== word) return reach === 'anywhere' && unit.text.includes(word)
  if (reach === 'anywhere' || reach === 'part') return true
  if (reach === 'with_bait' && unit.isLabel) return true
  const beside = [unit.bait, ...around.flatMap((each) => (each.word === word ? [] : each.bait))]
  return beside.includes('hard') || (reach === 'with_bait' && beside.includes('soft'))
}

/** Not the name itself, but made to be read as it: that needs no bait to be a trap. */
function resembles(unit: Unit, name: Name): boolean {
  const size = name.text.length
  if (size < 4) return false
  if (unit.text === name.text) return unit.isForeign
  const [shape, sought] = size >= 6 ? [unit.longShape, name.longShape] : [unit.shape, name.shape]
  if (shape === sought) return true
  if (unit.text.length > size && unit.single === name.single) return true
  if (name.reach !== 'anywhere') return false
  return shape.includes(sought) || (size >= 7 && isOneEditAway(unit.text, name.text))
}

/** A letter more, less, another or two in each other's place; the first letter stays, by which words are known. */
function isOneEditAway(text: string, word: string): boolean {
  if (text[0] !== word[0] || Math.abs(text.length - word.length) > 1) return false
  let start = 0
  while (start < word.length && text[start] === word[start]) start += 1
  const [left, sought] = [text.slice(start), word.slice(start)]
  if (left.slice(1) === sought.slice(1) || left.slice(1) === sought) return true
  if (left === sought.slice(1)) return true
  return left.slice(2) === sought.slice(2) && left[0] === sought[1] && left[1] === sought[0]
}

const hard = new Set(hardBait)
const soft = new Set(softBait)
const allBait = [...hardBait, ...softBait]

/** A text, and what is left of it each time a bait goes from its beginning or end: 'wepa' of 'miwepapagos'. */
function withoutBait(text: string): { core: string; bait: Bait }[] {
  const found = new Map<string, Bait>([[text, 'none']])
  // What is found on the way is looked at in its turn.
  for (const [core, before] of found) {
    for (const [rest, bait] of shorten(core)) {
      if (found.get(rest) !== 'hard') found.set(rest, before === 'hard' ? 'hard' : bait)
    }
  }
  return [...found].map(([core, bait]) => ({ core, bait }))
}

function shorten(text: string): [rest: string, bait: Bait][] {
  return allBait.flatMap((each) => {
    // The shortest name has three letters.
    if (text.length < each.length + 3) return []
    const bait: Bait = hard.has(each) ? 'hard' : 'soft'
    const rests: [string, Bait][] = []
    if (text.startsWith(each)) rests.push([text.slice(each.length), bait])
    if (text.endsWith(each)) rests.push([text.slice(0, -each.length), bait])
    return rests
  })
}

/** Of a word that is nothing but bait. */
function baitIn(word: string): Bait {
  if (hard.has(word)) return 'hard'
  if (soft.has(word)) return 'soft'
  const ends = withoutBait(word).filter(({ core }) => hard.has(core) || soft.has(core))
  if (ends.length === 0) return 'none'
  return ends.some((each) => each.bait === 'hard' || hard.has(each.core)) ? 'hard' : 'soft'
}

/** '.bank' and '.money' are bait; '.pr', '.us' and '.info' are where everybody is. */
function endingBait(ending: string): string[] {
  return ending.split('.').filter((each) => hard.has(each))
}

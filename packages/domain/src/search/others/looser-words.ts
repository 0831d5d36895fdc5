// The words of a query with one thing less asked of them: for a search that found nothing. Only the server imports it.
import { readExclusions } from '../exclusions.ts'
import { GROUPS } from '../names/groups.ts'
import type { Piece, PieceOptions } from '../pieces.ts'
import { partsOf } from '../reading/parts.ts'
import { readPrices } from '../reading/prices.ts'
import { groupsOf, subjectOf } from '../reading/subjects.ts'
import type { SynonymGroup } from '../synonyms.ts'
import { keyOf, singular, splitWords } from '../tokens.ts'

/**
 * Each is the query without what was read as that, and absent where nothing was. `thing`: the words that name the thing
 * alone. `kinds`: what things of its kind are called together, the nearest first. No text is empty.
 */
export type LooserWords = {
  withoutPrice?: string | undefined
  withoutPlace?: string | undefined
  withoutCondition?: string | undefined
  withoutExcluded?: string | undefined
  plain?: string | undefined
  thing?: string | undefined
  kinds: readonly string[]
}

/** More are no help to choose from. */
const MOST_KINDS = 2

/** Reads a query as the search does, and says how it could ask for less. */
export function looserWords(text: string, options: PieceOptions): LooserWords {
  const { pieces, searched, places, intents, prices, excluded } = partsOf(text, options)
  const asking = pieces.filter(
    (piece) =>
      piece.kind === 'intent' && intents.includes(piece.intent) && piece.intent.conditions.length,
  )
  const withoutPrice = prices.range && readPrices(text).rest
  const withoutPlace = places.length > 0 ? cutAll(text, places) : undefined
  const withoutCondition = asking.length > 0 ? cutAll(text, asking) : undefined
  const withoutExcluded = excluded.length > 0 ? readExclusions(text).rest : undefined
  const { head } = subjectOf(searched, pieces, options.category)
  const isLong = head !== undefined && searched.length > 1
  return {
    withoutPrice: tidy(withoutPrice),
    withoutPlace: tidy(withoutPlace),
    withoutCondition: tidy(withoutCondition),
    withoutExcluded: tidy(withoutExcluded),
    plain: tidy(cutAll(readExclusions(readPrices(text).rest).rest, [...places, ...asking])),
    thing: isLong ? tidy(rawOf(head)) : undefined,
    kinds: head ? kindsOf(head) : [],
  }
}

/** The groups in which a term (folded, in the singular) is one kind of several. */
const KINDS = new Map<string, Set<SynonymGroup>>()
for (const group of GROUPS) {
  const [head] = group.pr
  for (const term of [...group.pr, ...group.en]) {
    const isKind = group.isFamily ? term !== head : !term.isEntry
    if (!isKind) continue
    const key = singular(keyOf(term.text))
    KINDS.set(key, (KINDS.get(key) ?? new Set()).add(group))
  }
}

/** Needs that a thing may answer are no kind of it: 'para el calor', 'cuando se va el agua'. */
const NEED = /^(para|cuando|algo|el|la) /

/** Its kind before a family of all sorts ('herramientas' before 'cosas de cocina'), where its categories agree. */
function kindsOf(head: Piece): string[] {
  const own = groupsOf(head)
  const key = singular(head.tokens.map((token) => token.key).join(' '))
  const things = own.filter(({ isFamily }) => !isFamily)
  const names = [key, ...things.map(({ pr }) => singular(keyOf(pr[0]?.text ?? '')))]
  const groups = [...new Set(names.flatMap((name) => [...(KINDS.get(name) ?? [])]))]
  const isNear = ({ categories }: SynonymGroup) =>
    own.some((group) => group.categories.some((slug) => categories.includes(slug)))
  const fitting = groups.filter((group) => own.length === 0 || isNear(group))
  const ordered = fitting.toSorted((a, b) => Number(a.isFamily) - Number(b.isFamily))
  const heads = ordered.flatMap(({ pr }) => pr[0]?.text ?? [])
  return [...new Set(heads)]
    .filter((name) => !NEED.test(name) && !names.some((own) => isForm(keyOf(name), own)))
    .slice(0, MOST_KINDS)
}

/** 'nevera' and 'neverita' are one thing in two sizes. */
function isForm(name: string, of: string): boolean {
  return !name.includes(' ') && name.slice(0, 5) === of.slice(0, 5)
}

/** The text without these pieces, as they were typed, and the small words that lead to them. */
function cutAll(text: string, pieces: readonly Piece[]): string {
  return pieces.reduce((rest, { tokens }) => {
    const words = tokens.map(({ raw }) => raw).join(String.raw`[^\p{L}\p{N}]+`)
    const leading = String.raw`(?:(?:cerca|área|area|pueblo|de|del|en|por|near|in)\s+)*`
    const passage = new RegExp(
      String.raw`(?<![\p{L}\p{N}])${leading}${words}(?![\p{L}\p{N}])`,
      'iu',
    )
    return rest.replace(passage, ' ')
  }, text.normalize('NFC'))
}

function rawOf({ tokens }: Piece): string {
  return tokens.map(({ raw }) => raw).join(' ')
}

/** Without spaces too many, or nothing where no word is left. */
function tidy(text: string | undefined): string | undefined {
  const plain = text?.replace(/\s+/g, ' ').trim()
  return plain && splitWords(plain).length > 0 ? plain : undefined
}

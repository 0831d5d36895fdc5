// What a query is about: the thing itself, and whether a thing, a service, a job or a home is wanted.
import { categoryById, findCategory } from '../../listings/category.ts'
import { ATTRIBUTES } from '../names/attributes.ts'
import type { Piece } from '../pieces.ts'
import type { SynonymGroup } from '../synonyms.ts'
import { isMake, isModel } from './makes.ts'

/**
 * `head`: the piece that names the thing. `kind`: what sort of ad is wanted; undefined where the words do
 * not tell. `deal`: to buy or to rent a home. `isWanted`: buyers are looked for. `categories`: where the
 * thing belongs, by slug.
 */
export type Subject = {
  head: Piece | undefined
  kind: 'thing' | 'service' | 'job' | 'home' | undefined
  deal: 'rent' | 'sale' | undefined
  isWanted: boolean
  categories: readonly string[]
}

/** Reads the subject from the pieces that are needed, in their order; `all` are all of the query. */
export function subjectOf(
  needed: readonly Piece[],
  all: readonly Piece[],
  category: string | undefined,
): Subject {
  const head = headOf(needed, all)
  const groups = head ? groupsOf(head) : []
  const kind = kindOf(groups, category, needed)
  return {
    head,
    kind,
    deal: kind === 'home' ? dealOf(all) : undefined,
    isWanted: needed.some((piece) => groupsOf(piece).some(({ id }) => id === 'compro')),
    categories: [...new Set(groups.flatMap(({ categories }) => categories))],
  }
}

/** The synonym groups that a piece may belong to. */
export function groupsOf(piece: Piece): readonly SynonymGroup[] {
  return piece.kind === 'term' ? piece.readings.map(({ group }) => group) : []
}

/** True for a piece that says how the thing is. */
export function isAttribute(piece: Piece): boolean {
  const groups = groupsOf(piece)
  return groups.length > 0 && groups.every(({ id }) => ATTRIBUTES.has(id))
}

/** The first piece that names something; a make or a plain word right before a known thing describes it. */
function headOf(needed: readonly Piece[], all: readonly Piece[]): Piece | undefined {
  const things = needed.filter(
    (piece) =>
      !isAttribute(piece) &&
      piece.kind !== 'place' &&
      piece.kind !== 'intent' &&
      piece.kind !== 'rooms' &&
      piece.kind !== 'range' &&
      !piece.tokens.every(({ key }) => /^\d/.test(key)),
  )
  const [first, second] = things
  if (
    first?.kind === 'plain' &&
    second?.kind === 'term' &&
    all.indexOf(second) - all.indexOf(first) === 1
  ) {
    return second
  }
  // The model says more than its make.
  const model = things.find(({ tokens }) => tokens.some(({ key }) => isModel(key)))
  if (first?.tokens.some(({ key }) => isMake(key)) && model) return model
  const service = things.find((piece) => groupsOf(piece).some(({ id }) => TRADE_VERBS.has(id)))
  return service ?? first ?? needed.find(({ kind }) => kind === 'term')
}

/** 'reparación', 'instalación' and buying lead, wherever in the query they stand. */
const TRADE_VERBS = new Set(['reparacion', 'instalacion'])

function kindOf(
  groups: readonly SynonymGroup[],
  category: string | undefined,
  needed: readonly Piece[],
): Subject['kind'] {
  const [first] = groups.map(({ categories }) => categories[0])
  const slug = first ?? category
  if (slug === 'servicios') return 'service'
  if (slug === 'empleos') return 'job'
  if (slug === 'bienes-raices') return 'home'
  const isVehicle = needed.some(({ tokens }) => tokens.some(({ key }) => isMake(key)))
  return slug || isVehicle ? 'thing' : undefined
}

function dealOf(all: readonly Piece[]): Subject['deal'] {
  const has = (ids: string) =>
    all.some((piece) => {
      const readings = piece.kind === 'intent' ? [piece.intent.reading.group] : groupsOf(piece)
      return readings.some(({ id }) => ids.split(',').includes(id))
    })
  if (has('alquiler,vacacional,cuarto,hospedaje,roommate,seccion8,fianza,amueblado')) return 'rent'
  const isBought = all.some(({ tokens }) => /^(comprar|compro|compra)$/.test(tokens[0]?.key ?? ''))
  return has('venta') || isBought ? 'sale' : undefined
}

/** The ids of categories by their slugs. */
export function categoryIds(slugs: readonly string[]): number[] {
  return slugs.flatMap((slug) => findCategory(slug)?.id ?? []).filter((id) => categoryById(id))
}

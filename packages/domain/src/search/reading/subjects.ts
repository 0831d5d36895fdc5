// What a query is about: the thing itself, and whether a thing, a service, a job or a home is wanted.
import { categoryById, findCategory } from '../../listings/category.ts'
import { ATTRIBUTES } from '../names/attributes.ts'
import type { Piece } from '../pieces.ts'
import type { SynonymGroup } from '../synonyms.ts'
import { isMake, isModel, isPlainModel } from './makes.ts'
import { isGeneric } from './wishes.ts'

/**
 * `head`: the piece that names the thing. `kind`: what sort of ad is wanted; undefined where the words do
 * not tell. `deal`: to buy or to rent a home. `isWanted`: ads that seek are looked for. `isRented`: a thing for a time.
 * `isStuff`: whatever belongs to the thing ('equipo de buceo'). `isByNight`: a home for some nights.
 * `isWorkerSought`: somebody who works. `categories`: where the thing belongs, by slug.
 */
export type Subject = {
  head: Piece | undefined
  kind: 'thing' | 'service' | 'job' | 'home' | undefined
  deal: 'rent' | 'sale' | undefined
  isWanted: boolean
  isRented: boolean
  isStuff: boolean
  isByNight: boolean
  isWorkerSought: boolean
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
  const kind = isDeedSought(all) ? 'service' : kindOf(groups, category, needed)
  return {
    head,
    kind,
    deal: kind === 'home' ? dealOf(all) : undefined,
    isWanted: isSeekerSought(all) || needed.some((piece) => hasGroup(piece, 'compro')),
    isStuff: all.some(isGeneric),
    isByNight:
      all.some((piece) => hasGroup(piece, 'vacacional')) ||
      /\b(noche|playa|vacaciones|beach|airbnb)\b/.test(textOf(all)),
    isWorkerSought: kind === 'job' && isWorkerSought(all),
    isRented: all.some((piece) => hasGroup(piece, 'alquiler')),
    categories: [...new Set(groups.flatMap(({ categories }) => categories))],
  }
}

/** 'quién compra chatarra', 'alguien busca cuarto': who has one looks for who wants one. */
function isSeekerSought(all: readonly Piece[]): boolean {
  const text = textOf(all)
  return /^(quien|quienes|alguien|gente que|persona que|personas que) (me )?(busca|buscan|buscando|compra|compran|necesita|quiere|paga)( |$)/.test(
    text,
  )
}

const SELLERS =
  'vende|venden|vendan|tiene|tienen|tengan|regala|regalan|regale|compra|compran|compre|busca|buscan|quiera|quiere|alquila|alquilan|renta|rentan|sabe|necesita|sea|este'

/** 'quién corta grama', 'cuánto cobran por pintar': something is to be done, whatever it is done to. */
function isDeedSought(all: readonly Piece[]): boolean {
  return DEED.test(textOf(all))
}

const DEED = new RegExp(
  `^(?:(?:busco|necesito|conocen|saben de|hay|algun|alguien|a) )*(?:quien|alguien que|persona que) (?:me |le |nos |te )?(?!(?:${SELLERS})\\b)[a-z]+|\\b(?:cobran?|cobras|cobrarian) por\\b|\\bcuanto (?:me |te )?(?:cobran?|cobras|sale|cuesta) ?(?:arreglar|reparar|por|cambiar|instalar|pintar|$)|^se me (?!perdio|extravio|va)[a-z]+|\\b(?:da|dan|dar|darle|den) (?:servicio|mantenimiento)\\b`,
)

/** 'necesito un cocinero' asks for a cook; 'trabajo de cocinero' for the job. */
function isWorkerSought(all: readonly Piece[]): boolean {
  return (
    /^(necesito|busco|se necesita|quien conoce) (?!trabajo|empleo|un trabajo)/.test(textOf(all)) &&
    !all.some((piece) => hasGroup(piece, 'empleo'))
  )
}

function textOf(all: readonly Piece[]): string {
  return all.flatMap(({ tokens }) => tokens.map(({ key }) => key)).join(' ')
}

function hasGroup(piece: Piece, id: string): boolean {
  return groupsOf(piece).some((group) => group.id === id)
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
      !isGeneric(piece) &&
      !piece.tokens.every(({ key }) => /^\d/.test(key)),
  )
  const [first, second] = things
  const compound = englishHead(things, all)
  if (compound) return compound
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

/** English puts the thing last: 'whole house generator', 'iphone charger'. */
function englishHead(things: readonly Piece[], all: readonly Piece[]): Piece | undefined {
  const isNext = (piece: Piece, at: number) =>
    at === 0 || all.indexOf(piece) - all.indexOf(things[at - 1] ?? piece) === 1
  const end = things.findIndex((piece, at) => !isNext(piece, at))
  const run = end === -1 ? things : things.slice(0, end)
  const last = run.at(-1)
  if (!last || run.length < 2 || last.kind !== 'term') return undefined
  return isEnglish(last) || isEnglish(run[0] ?? last) ? last : undefined
}

function isEnglish(piece: Piece): boolean {
  return piece.kind === 'term' && piece.readings.every(({ role }) => role === 'en')
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
  const isVehicle = needed.some(({ tokens }) =>
    tokens.some(({ key }) => isMake(key) || isPlainModel(key)),
  )
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

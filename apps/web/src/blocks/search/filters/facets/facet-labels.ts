// What a search asks of the attributes, in words. It needs the whole table: no first load carries it.
import { type Asked, readAsked } from '@wepa/domain/attributes/asked'
import type { FacetKey } from '@wepa/domain/attributes/facet-keys'
import { attributeTable } from '@wepa/domain/attributes/fitting'
import { attributeText } from '@wepa/domain/attributes/format'
import { formatNumber } from '@wepa/domain/text/number'
import { type AddressChanges, askedFacets, type SearchAddress } from '../../search-address.ts'
import type { FilterLabel } from '../filter-labels.ts'
import { splitValues, withoutValue } from './facet-values.ts'

/** One for each value that is asked for, one for each range, with the change that takes it away. */
export function facetLabels(address: SearchAddress): FilterLabel[] {
  return askedFacets(address).flatMap((key) => {
    const text = address[key] ?? ''
    const { kind } = attributeTable[key]
    if (kind === 'number') {
      const asked = readAsked(key, text)
      return { label: rangeLabel(key, asked, text), without: { [key]: '' } }
    }
    return splitValues(text).map((value) => ({
      label: valueLabel(key, value),
      without: removal(key, withoutValue(text, value)),
    }))
  })
}

/** A model means something beside its make alone. */
function removal(key: FacetKey, rest: string): AddressChanges {
  return { [key]: rest, ...(key === 'make' && rest === '' && { model: '' }) }
}

/** Where the name of a value does not tell what it is of. */
const BEFORE: { readonly [Key in FacetKey]?: string } = {
  included: 'Incluye',
  titleState: 'Título:',
  payPer: 'Paga por',
  forWhom: 'Para',
  bedSize: 'Cama',
  priceKind: 'Precio:',
  size: 'Talla',
}
/** Shorter than in the table. */
const SHORT: { readonly [Key in FacetKey]?: string } = {
  pets: 'Mascotas',
  plan8: 'Plan 8',
  remote: 'Remoto',
}
const INTENTS: Readonly<Record<string, string>> = {
  vendo: 'En venta',
  alquilo: 'Para alquilar',
  busco: 'Se busca',
  regalo: 'Se regala',
  cambio: 'Se cambia',
  ofrezco: 'Se ofrece',
}

/** 'Toyota', 'Casa', 'Título: limpio', 'Mascotas: sí', 'Para alquilar'. */
export function valueLabel(key: FacetKey, value: string): string {
  const attribute = attributeTable[key]
  if (key === 'intent') return INTENTS[value] ?? value
  if (attribute.kind === 'flag') {
    return `${SHORT[key] ?? attribute.label}: ${value === 'no' ? 'no' : 'sí'}`
  }
  const before = BEFORE[key]
  if (attribute.kind === 'text') return before ? `${before} ${nameOf(value)}` : nameOf(value)
  const text = attributeText(key, value)
  return before ? `${before} ${text.toLowerCase()}` : text
}

/** A name as it is usually written: saved searches and typed addresses have it in small letters. */
export function nameOf(value: string): string {
  if (value !== value.toLowerCase()) return value
  return value.replace(/[\p{L}\d]+/gu, (word) =>
    word.length <= 2 || /^(bmw|gmc|ram|msi|zte|tcl)$/.test(word)
      ? word.toUpperCase()
      : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  )
}

const COUNTED: { readonly [Key in FacetKey]?: [one: string, many: string] } = {
  rooms: ['cuarto', 'cuartos'],
  baths: ['baño', 'baños'],
  parking: ['estacionamiento', 'estacionamientos'],
}
/** Numbers that do not say what they count. */
const NAMED: { readonly [Key in FacetKey]?: string } = {
  landArea: 'Terreno:',
  age: 'Edad:',
  experience: 'Experiencia:',
  payFrom: 'Paga',
}
/** Said once of both ends: '20,000 a 60,000 millas'. */
const SHARED: ReadonlySet<string> = new Set(['millas', 'pies²', 'GB', 'BTU', 'galones'])

function rangeLabel(key: FacetKey, asked: Asked | undefined, text: string): string {
  const { label } = attributeTable[key]
  if (!asked || 'oneOf' in asked) return `${label}: ${text}`
  if (COUNTED[key]) return countedLabel(COUNTED[key], asked)
  if (key === 'experience' && asked.max === 0) return 'Sin experiencia'
  const range = plainRange(key, asked)
  const named = NAMED[key]
  return named ? `${named} ${range}` : `${range.charAt(0).toUpperCase()}${range.slice(1)}`
}

type Range = { min?: number; max?: number }

/** '3 cuartos o más', '2 a 3 cuartos', 'Hasta 1 baño', '2 baños'. */
function countedLabel([one, many]: [string, string], { min, max }: Range): string {
  const noun = (count: number | undefined) => `${count} ${count === 1 ? one : many}`
  if (max === undefined) return `${noun(min)} o más`
  if (min === undefined) return `Hasta ${noun(max)}`
  return min === max ? noun(min) : `${min} a ${noun(max)}`
}

/** 'desde 2010', 'hasta 60,000 millas', '2010 a 2018', '2015'. */
function plainRange(key: FacetKey, { min, max }: Range): string {
  const attribute = attributeTable[key]
  if (max === undefined) return `desde ${attributeText(key, min)}`
  if (min === undefined) return `hasta ${attributeText(key, max)}`
  if (min === max) return attributeText(key, min)
  const isShared = attribute.kind === 'number' && SHARED.has(attribute.unit)
  return `${isShared ? formatNumber(min) : attributeText(key, min)} a ${attributeText(key, max)}`
}

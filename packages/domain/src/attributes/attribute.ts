// What kinds of attributes there are. Pure types: no first load grows by them.

export type CategorySlug =
  | 'bienes-raices'
  | 'vehiculos'
  | 'empleos'
  | 'electronicos'
  | 'mascotas'
  | 'servicios'
  | 'moda'
  | 'hogar-jardin'
  | 'deportes-ocio'
  | 'negocios'
  | 'de-todo'

/** Codes with their labels. */
export type Choices = Readonly<Record<string, string>>

/** What a number counts; `pies²` and `m²` are areas, `$` whole dollars or cents. */
export type Unit =
  | '$'
  | 'millas'
  | 'pies²'
  | 'm²'
  | 'años'
  | 'meses'
  | 'GB'
  | 'pulgadas'
  | 'BTU'
  | 'galones'
  | ''

/** The lists of names people choose from without being bound to them. */
export type NameList = 'makes' | 'models' | 'brands' | 'trades' | 'breeds' | 'colors'

export type Answered =
  /** One code, or with `isMany` several in the order of the table. */
  | { kind: 'choice'; choices: Choices; isMany?: true }
  /** Yes or no. */
  | { kind: 'flag' }
  | { kind: 'number'; unit: Unit; min: number; max: number; step: number }
  /** A line in anybody's words; `list` names what is offered for it. `max` in characters. */
  | { kind: 'text'; max: number; list?: NameList }
  /** 'YYYY-MM-DD'. */
  | { kind: 'date' }

/**
 * One attribute. `categories` says where it belongs, undefined everywhere; `only` that it belongs to some kinds of
 * things there: the codes of another attribute that allow it. `isFacet`: searches filter by it. `isFirst`: the form
 * asks for it before 'Más detalles'. `property`: of schema.org.
 */
export type Attribute = Answered & {
  label: string
  categories?: readonly CategorySlug[]
  only?: { attribute: string; codes: readonly string[] }
  isFacet?: true
  isFirst?: true
  property?: string
}

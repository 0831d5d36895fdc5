// What ads say of the thing of a synonym group.
import { CATEGORIES } from '../../listings/category.ts'
import type { SynonymGroup } from '../synonyms.ts'
import { isSmallWord, keyOf } from '../tokens.ts'
import { all, any, inCategories, phrase, type WordQuery } from '../words/word-query.ts'
import { ATTRIBUTES } from './attributes.ts'
import { MAKES, type VehicleKind } from './makes.ts'

/** How near a name is to the word of the island. */
export const WEIGHTS = { pr: 0.9, es: 0.8, en: 0.7 } as const
/** What a seller may have misspelt stands behind all real names. */
const SLIP = 0.6
const USUAL_MODELS = 5

/** What an ad may say that has the thing of a group, the nearest first; foreign words, kinds and slips count in titles alone. */
export function offeredBy(group: SynonymGroup): readonly WordQuery[] {
  const names = (isEntry: boolean) =>
    (['pr', 'es', 'en'] as const).flatMap((role) =>
      group[role]
        .filter((term) => term.isOffered && term.isEntry === isEntry)
        .map(({ text }, index) => {
          // Of a family the kinds are many: in a description they stand beside other things.
          const isSure = role === 'pr' && (!group.isFamily || index === 0) && isEntry
          const isAnywhere = isSure || ATTRIBUTES.has(group.id)
          const weight = group.isFamily ? kindWeight(index, WEIGHTS[role]) : WEIGHTS[role]
          return phrase(keyOf(text).split(' '), weight, isAnywhere ? undefined : 'title')
        }),
    )
  const slips = slipsOfGroup(group)
  // The kinds of a family say enough; elsewhere what only is led to says nothing by itself: a Honda
  // among the garden tools is no car.
  const kinds = [...names(false), ...modelsOfKind(group.id)]
  if (group.isFamily || kinds.length === 0) return [...names(true), ...kinds, ...slips]
  const categories = CATEGORIES.filter(({ slug }) => group.categories.includes(slug))
  const led = all([any(kinds), inCategories(categories.map(({ id }) => id))])
  return [...names(true), led, ...slips]
}

/** The first kinds of a family are what is mostly meant. */
const USUAL_KINDS = 6
const MORE_KINDS = 16

function kindWeight(index: number, weight: number): number {
  if (index < USUAL_KINDS) return weight
  return Math.min(weight, index < MORE_KINDS ? WEIGHTS.es : WEIGHTS.en)
}

/** Misspellings that are words of their own: a house is hunted by nobody. */
const REAL_WORDS = new Set(
  'caza,pero,caro,caros,vote,contro,haula,kama,plei,filme,chino,recker,baca,cecadora'.split(','),
)

function slipsOfGroup({ misspellings, isAmbiguous }: SynonymGroup): WordQuery[] {
  if (isAmbiguous) return []
  return misspellings
    .map(({ text }) => keyOf(text))
    .filter((key) => !REAL_WORDS.has(key) && !isSmallWord(key) && key.length > 3)
    .map((key) => phrase(key.split(' '), SLIP, 'title'))
}

/** The models of a kind of vehicle, for ads that name nothing else. */
function modelsOfKind(id: string): WordQuery[] {
  const kinds = VEHICLES_OF[id]
  if (!kinds) return []
  // The first models of a make are the usual ones; all of them would make a query too large.
  const models = MAKES.flatMap((make) =>
    kinds.flatMap((kind) => (make.models.get(kind) ?? []).slice(0, USUAL_MODELS)),
  )
  // 'corola': one letter for two is the usual slip of a model.
  const spellings = models.map(keyOf).flatMap((key) => [key, key.replace(/ll/, 'l')])
  return [...new Set(spellings)].map((key) => phrase(key.split(' '), WEIGHTS.en, 'title'))
}

const VEHICLES_OF: Readonly<Record<string, readonly VehicleKind[]>> = {
  carro: ['carro'],
  guagua: ['guagua', 'van'],
  pickup: ['pickup'],
  van: ['van'],
  jeep: ['guagua'],
  motora: ['motora'],
  fourtrack: ['fourtrack'],
  utv: ['utv'],
  scooter: ['scooter'],
  jetski: ['jetski'],
}

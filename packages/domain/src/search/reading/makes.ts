// Makes and models in a query: 'toyota' is also found as 'corolla', a model says what it is.
import { MAKES } from '../names/makes.ts'
import { keyOf } from '../tokens.ts'
import { all, any, inCategories, phrase, type WordQuery } from '../words/word-query.ts'

const VEHICLES = 2

const MODELS_OF = new Map<string, WordQuery>(
  MAKES.map(({ name, models }): [string, WordQuery] => {
    const all_ = [...models.values()].flat().map((model) => keyOf(model))
    const named = any(all_.map((model) => phrase(model.split(' '), 0.8, 'title')))
    return [keyOf(name), all([named, inCategories([VEHICLES])])]
  }),
)

const MODELS = new Set(
  MAKES.flatMap(({ models }) => [...models.values()].flat().map((model) => keyOf(model))),
)

/** The ads that name a model of this make (folded) and not the make; nothing for what is no make. */
export function modelsOfMake(key: string): WordQuery | undefined {
  return MODELS_OF.get(key)
}

/** True for the folded name of a vehicle's make. */
export function isMake(key: string): boolean {
  return MODELS_OF.has(key)
}

/** True for the folded name of a model; many are plain words, so it counts beside a make or among vehicles. */
export function isModel(key: string): boolean {
  return MODELS.has(key)
}

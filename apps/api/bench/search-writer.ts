// Writes believable saved searches without end, the same ones for the same seed, out of what the ads
// of ad-writer.ts are made of: people look for what there is, in the places where people live.

import { savedFilterValues } from '@wepa/domain/listings/attribute-values'
import { CATEGORIES } from '@wepa/domain/listings/category'
import { CONDITIONS } from '@wepa/domain/listings/condition'
import { formatLocation } from '@wepa/domain/places/location'
import type { WantedSearch } from '@wepa/domain/search/saved-filters'
import { BRANDS, type Chance, createChance, PLACES, rareWord, WORDS_OF } from './ad-writer.ts'

/** Answers the n-th search. Equal seeds write equal searches. */
export function createSearchWriter(seed: number): () => WantedSearch {
  const chance = createChance(seed)
  let count = 0
  return () => {
    count++
    const category = chance.often(CATEGORIES, CATEGORIES[0])
    // One in six says nothing but where, of what kind and for how much.
    const hasWords = chance.is(0.84)
    const place = choosePlace(chance)
    return {
      name: `Búsqueda ${count}`,
      query: hasWords ? words(chance, category.id) : '',
      literal: false,
      categoryId: !hasWords || chance.is(0.35) ? category.id : null,
      attributes: null,
      seller: null,
      ...place,
      ...choosePrices(chance, hasWords || place.location !== null),
      ...savedFilterValues({
        condition: chance.is(0.12) ? chance.any(CONDITIONS, 'bueno') : null,
      }),
      emailAlerts: chance.is(0.7),
      isActive: true,
    }
  }
}

/** 'nevera', 'nevera samsung', 'nevera samsung 2015', 'nevera usada en ponce'; few of them misspelt. */
function words(chance: Chance, categoryId: number): string {
  const thing = chance.often(WORDS_OF.get(categoryId) ?? [], 'artículo')
  const brand = chance.is(0.35) ? ` ${chance.often(BRANDS, '')}` : ''
  const model = chance.is(0.1) ? ` ${rareWord(chance)}` : ''
  const year = chance.is(0.08) ? ` ${2000 + Math.floor(chance.next() * 26)}` : ''
  const state = chance.is(0.06) ? ' usado' : ''
  const place = chance.is(0.04) ? ` en ${chance.any(PLACES, undefined)?.name ?? ''}` : ''
  const text = `${thing}${brand}${model}${year}${state}${place}`
  return chance.is(0.02) ? misspell(text, chance) : text
}

/** Two letters change places. */
function misspell(text: string, chance: Chance): string {
  const at = 1 + Math.floor(chance.next() * Math.max(1, text.length - 3))
  return text.slice(0, at) + text.slice(at + 1, at + 2) + text.charAt(at) + text.slice(at + 2)
}

function choosePlace(chance: Chance): Pick<WantedSearch, 'location' | 'radius'> {
  const place = chance.any(PLACES, undefined)
  if (!place || chance.is(0.4)) return { location: null, radius: null }
  if (chance.is(0.2)) return { location: place.region, radius: null }
  const radius = chance.is(0.3) ? 5 + 5 * Math.floor(chance.next() * 8) : null
  return { location: formatLocation(place), radius }
}

/** Who asks for nothing else asks for a price. */
function choosePrices(
  chance: Chance,
  isFree: boolean,
): Pick<WantedSearch, 'minPrice' | 'maxPrice'> {
  if (isFree && chance.is(0.45)) return { minPrice: null, maxPrice: null }
  const maxPrice = Math.round(20 * 1.0085 ** (chance.next() * 1000))
  return { minPrice: chance.is(0.25) ? Math.round(maxPrice / 4) : null, maxPrice }
}

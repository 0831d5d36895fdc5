// What two or more ads say of the same things, row by row.
import { attributeKeys, attributeTable } from '@wepa/domain/attributes/fitting'
import { attributeText } from '@wepa/domain/attributes/format'
import { answerLabel, attributeNames, attributes } from '@wepa/domain/listings/attributes'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { shortLocation } from '@wepa/domain/places/location'
import { detailPrice } from '@wepa/domain/prices/price'

/** `texts`: of each ad, undefined where it says nothing. `isSame`: all of them say the same. */
export type CompareRow = { label: string; texts: (string | undefined)[]; isSame: boolean }

/** Price and town, then each attribute that any of the ads has. `ads`: undefined for one that is not here. */
export function compareRows(ads: readonly (Listing | undefined)[]): CompareRow[] {
  const row = (label: string, textOf: (ad: Listing) => string | undefined): CompareRow => {
    const texts = ads.map((ad) => ad && textOf(ad))
    const shown = texts.filter((_, at) => ads[at] !== undefined)
    return { label, texts, isSame: new Set(shown).size <= 1 }
  }
  const said = [
    ...attributeNames.map((name) =>
      row(attributes[name].label, (ad) => answerLabel(name, ad[name])),
    ),
    ...attributeKeys.map((key) =>
      row(attributeTable[key].label, (ad) => {
        const value = ad.attributes?.[key]
        return value === undefined ? undefined : attributeText(key, value)
      }),
    ),
  ]
  return [
    row('Precio', detailPrice),
    row('Pueblo', (ad) => shortLocation(ad.location)),
    ...said.filter(({ texts }) => texts.some((text) => text !== undefined)),
  ]
}

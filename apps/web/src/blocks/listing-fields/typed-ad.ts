// An ad with its attributes, as the forms of publishing and editing hold it and as drafts keep it.
import { attributeKeys } from '@wepa/domain/attributes/fitting'
import type { SaidAttributes } from '@wepa/domain/attributes/values'
import { slugById } from '@wepa/domain/listings/category'
import { type ListingField, listingFields } from '@wepa/domain/listings/fields'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import {
  type AttributePath,
  attributePath,
  categoryOf,
  mapKeys,
  ownAnswers,
  pick,
  type TypedAttributes,
  typedAttributes,
} from './typed-attributes.ts'
import { type TypedListing, typedFrom, typedListing } from './typed-listing.ts'

export type TypedAd = TypedListing & { attributes: TypedAttributes }

/** The name of a field of the form. */
export type AdField = ListingField | AttributePath

/** An ad as the fields of its form. */
export function typedAd(listing: Pick<Listing, ListingField | 'saidAttributes'>): TypedAd {
  return { ...typedListing(listing), attributes: typedAttributes(listing.saidAttributes) }
}

/** The fields of a draft; those it does not have, as those of before have no attributes, stay as in `blank`. */
export function typedAdFrom(
  fields: Readonly<Record<string, string>>,
  blank: Partial<TypedListing> & { attributes?: TypedAttributes },
): TypedAd {
  const { attributes, ...rest } = blank
  return {
    ...typedFrom(fields, rest),
    attributes: mapKeys((key) => fields[attributePath(key)] ?? attributes?.[key] ?? ''),
  }
}

/** The fields of a form as a draft keeps them, each a text under its name. */
export function draftFields({ attributes, ...fields }: TypedAd): Record<string, string> {
  return {
    ...fields,
    ...Object.fromEntries(attributeKeys.map((key) => [attributePath(key), attributes[key]])),
  }
}

/**
 * Own answers of an ad that its form leaves as they are: those whose field nobody touched, to the last decimal, and as
 * long as its category stays those of other categories and kinds of things, for which it has no field.
 */
export function untouchedAnswers(
  { categoryId, saidAttributes = {} }: Pick<Listing, 'categoryId' | 'saidAttributes'>,
  ad: TypedAd,
): SaidAttributes {
  const sent = ownAnswers(ad.attributes, categoryOf(ad))
  const before = typedAttributes(saidAttributes)
  const hadField = ownAnswers(before, slugById(categoryId))
  const isSameCategory = String(categoryId) === ad.categoryId
  return pick(saidAttributes, (key) =>
    hadField[key] === undefined
      ? isSameCategory && sent[key] === undefined
      : sent[key] !== undefined && ad.attributes[key] === before[key],
  )
}

/** The fields at which a refusal can stand: those that are sent, and so shown. */
export function sentFields(ad: TypedAd): readonly AdField[] {
  const answers = ownAnswers(ad.attributes, categoryOf(ad))
  const answered = attributeKeys.filter((key) => answers[key] !== undefined)
  return [...listingFields, ...answered.map(attributePath)]
}

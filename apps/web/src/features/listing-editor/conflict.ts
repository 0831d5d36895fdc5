// An ad that was edited elsewhere while it was edited here: where the two versions differ.
import { attributeKeys, attributeTable, belongs } from '@wepa/domain/attributes/fitting'
import { attributeText } from '@wepa/domain/attributes/format'
import type { AttributeKey } from '@wepa/domain/attributes/table'
import { FIELD_LABELS, listingFields } from '@wepa/domain/listings/fields'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { barePhotoUrl } from '@wepa/domain/photos/bare-url'
import {
  type AdField,
  type TypedAd,
  untouchedAnswers,
} from '../../blocks/listing-fields/typed-ad.ts'
import {
  attributePath,
  categoryOf,
  haveSameAnswers,
  isSameAnswer,
  ownAnswers,
} from '../../blocks/listing-fields/typed-attributes.ts'
import { shownAs, typedListing } from '../../blocks/listing-fields/typed-listing.ts'
import { isSamePhoto, type Photo } from '../../blocks/photo-picker/photo.ts'

/** What stands in the form. */
export type OwnVersion = { fields: TypedAd; isActive: boolean; photos: readonly Photo[] }

export type ConflictField = AdField | 'isActive' | 'photos'
export type Side = 'theirs' | 'mine'

/** A field that reads differently; as texts to show, photos as addresses of pictures. */
export type Difference = {
  field: ConflictField
  label: string
  theirs: string | readonly string[]
  mine: string | readonly string[]
  /** What counts unless the person says otherwise: who changed it. */
  suggested: Side
}

/**
 * Where the ad as it stands differs from the form, in the form's order.
 * @param base the version that the edit began with
 */
export function findDifferences(
  base: ListingDetail,
  theirs: ListingDetail,
  mine: OwnVersion,
): Difference[] {
  const [before, there] = [typedListing(base), typedListing(theirs)]
  const texts = listingFields.flatMap((field): Difference[] => {
    const own = mine.fields[field].trim()
    if (own === there[field].trim()) return []
    const suggested = own === before[field].trim() ? 'theirs' : 'mine'
    const shown = { theirs: shownAs(field, there[field]), mine: shownAs(field, own) }
    return [{ field, label: labels[field], ...shown, suggested }]
  })
  return [
    ...photoDifference(base, theirs, mine),
    ...texts,
    ...answerDifferences(base, theirs, mine),
    ...stateDifference(base, theirs, mine),
  ]
}

/** Whether anything that the form can say was changed elsewhere; a renewal only moves the date. */
export function hasChangedElsewhere(base: ListingDetail, theirs: ListingDetail): boolean {
  const [before, there] = [typedListing(base), typedListing(theirs)]
  return (
    isWantedOn(base) !== isWantedOn(theirs) ||
    base.images.map(barePhotoUrl).join() !== theirs.images.map(barePhotoUrl).join() ||
    listingFields.some((field) => before[field] !== there[field]) ||
    !haveSameAnswers(base.saidAttributes, theirs.saidAttributes)
  )
}

/** Whether its owner wants it on: one that the administration took off comes back as they left it. */
export function isWantedOn({ isActive, returnsActive }: ListingDetail): boolean {
  return returnsActive ?? isActive
}

const labels = {
  ...FIELD_LABELS,
  photos: 'Fotos',
  isActive: 'Visibilidad',
}

/** Of the attributes of the category that the form names. */
function answerDifferences(
  base: ListingDetail,
  { saidAttributes: there = {} }: ListingDetail,
  { fields }: OwnVersion,
): Difference[] {
  const category = categoryOf(fields)
  const own = {
    ...ownAnswers(fields.attributes, category),
    ...untouchedAnswers(base, fields),
  }
  return attributeKeys.flatMap((key): Difference[] => {
    if (!category || !belongs(key, category, own) || isSameAnswer(own[key], there[key])) return []
    return [
      {
        field: attributePath(key),
        label: attributeTable[key].label,
        theirs: answerText(key, there[key]),
        mine: answerText(key, own[key]),
        suggested: isSameAnswer(own[key], base.saidAttributes?.[key]) ? 'theirs' : 'mine',
      },
    ]
  })
}

function answerText(key: AttributeKey, answer: unknown): string {
  if (answer === undefined) return 'Lo que diga el texto'
  return answer === null ? 'Sin decir' : attributeText(key, answer)
}

function photoDifference(
  base: ListingDetail,
  theirs: ListingDetail,
  { photos }: OwnVersion,
): Difference[] {
  // A turned photo is kept under another address: whether it is the same cannot be told, so it counts as the same.
  const isLike = (images: readonly string[]) =>
    photos.length === images.length &&
    photos.every(
      ({ url, rotation }, index) => rotation !== 0 || isSamePhoto(url, images[index] ?? null),
    )
  if (isLike(theirs.images)) return []
  const isOwn = !isLike(base.images) || photos.some(({ rotation }) => rotation !== 0)
  return [
    {
      field: 'photos',
      label: labels.photos,
      theirs: theirs.thumbnails,
      mine: photos.flatMap(({ preview }) => (preview === null ? [] : [preview])),
      suggested: isOwn ? 'mine' : 'theirs',
    },
  ]
}

function stateDifference(
  base: ListingDetail,
  theirs: ListingDetail,
  { isActive }: OwnVersion,
): Difference[] {
  if (isActive === isWantedOn(theirs)) return []
  const say = (value: boolean) => (value ? 'Activo' : 'Apagado')
  const suggested = isActive === isWantedOn(base) ? 'theirs' : 'mine'
  const shown = { theirs: say(isWantedOn(theirs)), mine: say(isActive) }
  return [{ field: 'isActive', label: labels.isActive, ...shown, suggested }]
}

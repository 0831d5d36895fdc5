// An ad as its fields are typed, in the forms, in drafts and in the assistant's card.
import { answerLabel, attributeNames, isAttribute } from '@wepa/domain/listings/attributes'
import { categoryById } from '@wepa/domain/listings/category'
import { type ListingField, listingFields } from '@wepa/domain/listings/fields'
import type { PublishInput } from '@wepa/domain/listings/input'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { foldText } from '@wepa/domain/text/writing'
import { attributesIn, categoryOf, haveSameAnswers, ownAnswers } from './typed-attributes.ts'

/** Every field a text, '' when empty; the category is its id, a choice its code. */
export type TypedListing = Record<ListingField, string>

/** An ad as the fields of its form. */
export function typedListing(listing: Pick<Listing, ListingField>): TypedListing {
  return typeFields((field) => String(listing[field] ?? ''))
}

/** The fields of a draft; those it does not have stay as in `blank`. */
export function typedFrom(
  fields: Readonly<Record<string, string>>,
  blank: Partial<TypedListing>,
): TypedListing {
  return typeFields((field) => fields[field] ?? blank[field] ?? '')
}

/** What the schemas of publishing and editing read, from fields as typed. */
export function publishValues(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const attributes = attributesIn(fields)
  return {
    ...fields,
    categoryId: Number(fields.categoryId),
    // Drafts of before and the assistant's hold none: there they are left to the text.
    ...(attributes && { attributes: ownAnswers(attributes, categoryOf(fields)) }),
  }
}

/** What a field says, in the words of its control. */
export function shownAs(field: ListingField, text: string): string {
  if (field === 'categoryId') return categoryById(Number(text))?.name ?? ''
  return isAttribute(field) ? (answerLabel(field, text) ?? noAnswer) : text
}

/** The option of a choice that says nothing. */
export const noAnswer = 'No aplica'

/** Whether an ad's fields say what was sent: a clientId sent twice is answered by the ad of the first time. */
export function saysTheSame(
  listing: Pick<Listing, ListingField | 'saidAttributes'>,
  sent: SentFields,
): boolean {
  const plain = ['title', 'description', 'categoryId', 'price', 'contactEmail'] as const
  return (
    [...plain, ...attributeNames].every(
      (field) => (listing[field] ?? null) === (sent[field] ?? null),
    ) &&
    (sent.attributes === undefined || haveSameAnswers(listing.saidAttributes, sent.attributes)) &&
    phoneOf(listing) === phoneOf(sent) &&
    townOf(listing) === townOf(sent)
  )
}
type SentFields = Pick<PublishInput, ListingField | 'attributes'>

type Contact = { contactPhone?: string | null | undefined; location?: string | null | undefined }

/** The server answers '(787) 555-0134' for '+17875550134'. */
function phoneOf({ contactPhone }: Contact): string {
  return (contactPhone ?? '').replace(/\D/g, '').slice(-10)
}

/** The server writes 'Ponce, Sur' for 'ponce'. */
function townOf({ location }: Contact): string {
  return foldText(location ?? '').split(',', 1)[0] ?? ''
}

function typeFields(each: (field: ListingField) => string): TypedListing
function typeFields(each: (field: ListingField) => string): object {
  return Object.fromEntries(listingFields.map((field) => [field, each(field)]))
}

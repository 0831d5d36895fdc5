// The ad that the talk prepares, as it stands in the fields of its card.
import type { AiAnalysis, AiListingInput } from '@wepa/domain/assistant/ai'
import type { Issue } from '@wepa/domain/error'
import { categoryById, DEFAULT_CATEGORY_ID, findCategory } from '@wepa/domain/listings/category'
import { type ListingField, listingFields } from '@wepa/domain/listings/fields'
import { PublishInput } from '@wepa/domain/listings/input'
import type { SelfUser } from '@wepa/domain/people/user'
import * as z from 'zod/mini'
import {
  publishValues,
  type TypedListing,
  typedFrom,
} from '../../blocks/listing-fields/typed-listing.ts'

export type DraftErrors = Partial<Record<ListingField, string>>

type Profile = Pick<SelfUser, 'location' | 'email' | 'phone'>

export const askForPlace = 'Dinos en qué municipio está.'

/** What an analysis makes of an ad; place and contact are the person's own. */
export function draftOf(analysis: AiAnalysis, { location, email, phone }: Profile): TypedListing {
  const own = { location: location ?? '', contactEmail: email, contactPhone: phone ?? '' }
  return typedFrom(analyzedFields(analysis), own)
}

/** The draft as the calls take it. */
export function analysisOf(draft: TypedListing, keyFeatures: readonly string[]): SentDraft {
  return {
    title: draft.title,
    description: draft.description,
    suggestedCategory: categoryName(draft),
    suggestedPrice: draft.price,
    keyFeatures: [...keyFeatures],
    condition: draft.condition,
  }
}
export type SentDraft = z.input<typeof AiListingInput>['analysis']

/** The addresses of its photos, the cover first. */
export function photosOf({ photoUrl, morePhotos = [] }: AdPhotos): string[] {
  return [photoUrl, ...morePhotos]
}
type AdPhotos = { photoUrl: string; morePhotos?: readonly string[] }

/** The issues of a refusal at the fields of the card. */
export function refusedFields(issues: readonly Issue[]): DraftErrors {
  const placed = issues.flatMap(({ path, message }) => {
    const field = listingFields.find((each) => each === path)
    return field ? [[field, message] as const] : []
  })
  return Object.fromEntries(placed)
}

/**
 * What the assistant changed, put into the draft as it is now: a field that the person wrote in meanwhile
 * keeps what they wrote.
 * @param sent the draft that the assistant was shown
 */
export function takeChanges(
  now: TypedListing,
  sent: TypedListing,
  changed: AiAnalysis,
): TypedListing {
  const after = analyzedFields(changed)
  const fields = ['title', 'description', 'price', 'categoryId', 'condition'] as const
  const taken = fields.filter((field) => after[field] !== sent[field] && now[field] === sent[field])
  return { ...now, ...Object.fromEntries(taken.map((field) => [field, after[field]])) }
}

/** What has to be mended before the ad can be published, by the rule of any other ad; a place has to be said. */
export function draftErrors(draft: TypedListing): DraftErrors {
  const read = z.safeParse(PublishInput, publishValues(draft))
  const errors: DraftErrors = draft.location.trim() === '' ? { location: askForPlace } : {}
  for (const { path, message } of (read.error?.issues ?? []).toReversed()) {
    const field = listingFields.find((each) => each === path[0])
    if (field) errors[field] = message
  }
  return errors
}

/** 'Hogar y Jardín'. */
export function categoryName({ categoryId }: Pick<TypedListing, 'categoryId'>): string {
  return categoryById(Number(categoryId))?.name ?? ''
}

function analyzedFields(analysis: AiAnalysis) {
  return {
    title: analysis.title,
    description: analysis.description,
    price: analysis.suggestedPrice ?? '',
    categoryId: String(findCategory(analysis.suggestedCategory)?.id ?? DEFAULT_CATEGORY_ID),
    condition: analysis.condition ?? '',
  }
}

import type { AiListingInput } from '@wepa/domain/assistant/ai'
import { conditionNamed } from '@wepa/domain/assistant/answer'
import { DomainError } from '@wepa/domain/error'
import { DEFAULT_CATEGORY_ID, findCategory } from '@wepa/domain/listings/category'
import { PublishInput } from '@wepa/domain/listings/input'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../context.ts'
import { publishListing } from '../listings/publish-listing.ts'
import { getSelf } from '../people/get-self.ts'

/**
 * Publishes the ad of an analysis by the rule of any other. What is not sent comes from the person's
 * own profile, never from a placeholder; a telephone that was left empty stays out of the ad.
 * @throws DomainError validation naming what is missing, and those of publishListing
 */
export async function publishAnalysis(
  ctx: MemberContext,
  input: AiListingInput,
): Promise<{ listing: Listing }> {
  const { analysis } = input
  const self = await getSelf(ctx, ctx.session.userId)
  const location = input.location ?? self.location
  if (!location) {
    const message = 'Dinos en qué municipio está.'
    throw new DomainError('validation', { issues: [{ path: 'location', message }] })
  }
  const category =
    input.categoryId ?? findCategory(analysis.suggestedCategory ?? '')?.id ?? DEFAULT_CATEGORY_ID
  const ad = PublishInput.parse({
    title: analysis.title,
    description: analysis.description,
    price: analysis.suggestedPrice ?? null,
    categoryId: category,
    condition: conditionNamed(analysis.condition),
    location,
    contactEmail: input.contactEmail ?? self.email,
    contactPhone: input.contactPhone === undefined ? self.phone : input.contactPhone,
    images: input.originalImage ? [input.originalImage] : [],
    clientId: input.clientId,
  })
  return { listing: await publishListing(ctx, ad) }
}

import type { Conversation, ConversationInput } from '@wepa/domain/conversations/conversation'
import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { describeEvent } from '../analytics/describe-event.ts'
import { requireContact } from '../blocks/refuse-contact.ts'
import { requireNoReview } from '../first-messages/note-first-message.ts'
import { getListing } from '../listings/get-listing.ts'
import { isInFirstDays } from '../people/is-in-first-days.ts'
import { findConversationId, insertConversation, keepNames } from './conversations.repo.ts'
import { getConversation } from './get-conversation.ts'

/**
 * The conversation of the person asking about an ad: the one they have, whatever became of the ad,
 * else a new one, while the ad is to be had. The other side learns of it with the first message.
 * @throws DomainError listing_not_found, validation for one's own ad or another's seller, conflict for a sold ad,
 *   person_blocked and recipient_unavailable where one has blocked the other,
 *   rate_limited for an account in its first days that asks about many ads,
 *   account_review while a moderator has to look at the account first
 */
export async function startConversation(
  ctx: MemberContext,
  { listingId, sellerId, source }: ConversationInput,
): Promise<{ conversation: Conversation; isNew: boolean }> {
  const buyerId = ctx.session.userId
  const known = await findConversationId(ctx.db, { listingId, buyerId })
  if (known) return { conversation: await getConversation(ctx, { id: known }), isNew: false }
  await requireNoReview(ctx)
  if (await isInFirstDays(ctx)) await ctx.limiter.consume('converseOfNew', { account: buyerId })
  await requireSeller(ctx, { listingId, sellerId })
  const pair = { from: buyerId, to: sellerId }
  await requireContact(ctx, pair)
  const event = await describeEvent(ctx, 'message', source)
  const opened = await inTransaction(ctx, async (tx) => {
    // First: the seller's row is held before the ad's, as by whoever changes an ad.
    // The buyer's too: whoever blocks waits for both.
    await keepNames(tx.db, [sellerId, buyerId])
    return insertConversation(tx.db, { listingId, buyerId, at: tx.clock.now(), event })
  })
  const id = opened ?? (await findConversationId(ctx.db, { listingId, buyerId }))
  if (!id) {
    await requireContact(ctx, pair)
    throw noLongerForSale()
  }
  return { conversation: await getConversation(ctx, { id }), isNew: opened !== undefined }
}

async function requireSeller(
  ctx: MemberContext,
  { listingId, sellerId }: ConversationInput,
): Promise<void> {
  const listing = await getListing(ctx, { id: listingId })
  if (listing.userId === ctx.session.userId) {
    throw invalid('listingId', 'Este anuncio es tuyo: no puedes escribirte a ti.')
  }
  if (listing.userId !== sellerId) {
    throw invalid('sellerId', 'Ese anuncio es de otra persona.')
  }
  if (listing.status === 'sold') throw noLongerForSale()
}

function invalid(path: string, message: string) {
  return new DomainError('validation', { message, issues: [{ path, message }] })
}

function noLongerForSale() {
  return new DomainError('conflict', { message: 'Este anuncio ya no está disponible.' })
}

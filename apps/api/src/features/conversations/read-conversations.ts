import type { Conversation } from '@wepa/domain/conversations/conversation'
import type { MemberContext } from '../../context.ts'
import { openPhotos } from '../photos/photo-passes.ts'
import { findConversations } from './conversations.repo.ts'

/** The conversations with these ids, in their order, as the person asking sees them. */
export async function readConversations(
  ctx: MemberContext,
  ids: readonly number[],
): Promise<Conversation[]> {
  const found = await findConversations(ctx.db, ids, ctx.session.userId)
  return Promise.all(
    found.map(async ({ isWithdrawn, ...conversation }) => {
      const { listing } = conversation
      if (!isWithdrawn || !listing) return conversation
      return {
        ...conversation,
        listing: { ...listing, images: await openPhotos(ctx, listing.images) },
      }
    }),
  )
}

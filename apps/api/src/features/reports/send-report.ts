import { DomainError } from '@wepa/domain/error'
import type { ReportInput, ReportReceipt } from '@wepa/domain/moderation/report'
import type { Context } from '../../context.ts'
import { makeReference } from '../../reference.ts'
import { requireSession } from '../../trpc.ts'
import { findReportable } from '../conversations/find-reportable.ts'
import { getListing } from '../listings/get-listing.ts'
import { getProfile } from '../people/get-profile.ts'
import { insertReport, type NewReport } from './reports.repo.ts'

/**
 * Keeps a report for the administration, of an ad that the person can see and with it
 * of its owner, of the other side of one's own conversation, of a person by their profile, or of something
 * else. Visitors may report too, but conversations.
 *
 * For who looks into it: a report with a `conversationId` is about the person in `reportedUserId` and
 * what they wrote (`messageId`, where one message was pointed at); `listReportedMessages` answers what may
 * be read of it. `reportedListingId` is set only where the reported person owns the ad, so hiding that ad
 * never punishes who reported; `listingTitle` says in any case what the conversation was about.
 * @throws DomainError listing_not_found, not_found for a conversation of others and for nobody, unauthorized for one without a session
 */
export async function sendReport(ctx: Context, input: ReportInput): Promise<ReportReceipt> {
  const reference = makeReference('RPT')
  await insertReport(ctx.db, {
    reference,
    reporterId: ctx.session?.userId ?? null,
    reportType: input.reason,
    description: input.description,
    createdAt: ctx.clock.now(),
    ...(await findReported(ctx, input)),
  })
  return { reportId: reference }
}

type Reported = Pick<
  NewReport,
  'reportedUserId' | 'reportedListingId' | 'listingTitle' | 'conversationId' | 'messageId'
>

async function findReported(ctx: Context, input: ReportInput): Promise<Reported> {
  const { conversationId, messageId, listingId, userId } = input
  if (conversationId) {
    const member = { ...ctx, session: requireSession(ctx, 'seller') }
    return findReportable(member, { conversationId, messageId: messageId ?? null })
  }
  if (messageId) {
    const message = 'Falta la conversación de ese mensaje.'
    throw new DomainError('validation', { message, issues: [{ path: 'conversationId', message }] })
  }
  const listing = listingId ? await getListing(ctx, { id: listingId }) : null
  const person = userId && !listing ? await getProfile(ctx, { id: userId }) : null
  return {
    reportedUserId: listing?.userId ?? person?.id ?? null,
    reportedListingId: listing?.id ?? null,
    listingTitle: listing?.title ?? null,
  }
}

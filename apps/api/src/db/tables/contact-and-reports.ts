import type { ContactCategory } from '@wepa/domain/moderation/contact'
import type { ReportReason } from '@wepa/domain/moderation/report'
import type { Generated } from 'kysely'

type Decision = {
  status: Generated<'pending' | 'resolved'>
  adminNotes: Generated<string | null>
  resolvedAt: Generated<Date | null>
  settledBy: Generated<number | null>
}

/** Row of `contact_messages`: `userId` null for a visitor. */
export type ContactMessagesTable = Decision & {
  id: Generated<number>
  reference: string
  userId: number | null
  name: string
  email: string
  category: ContactCategory
  subject: string
  message: string
  createdAt: Date
}

/**
 * Row of `user_reports`: about an ad and its owner, about the other side of a conversation
 * (`conversationId`, and what was said in `messageId`), or about something else.
 */
export type UserReportsTable = Decision & {
  id: Generated<number>
  reference: string
  reporterId: number | null
  reportedUserId: number | null
  reportedListingId: number | null
  listingTitle: string | null
  conversationId: Generated<number | null>
  messageId: Generated<number | null>
  reportType: ReportReason
  description: string
  createdAt: Date
}

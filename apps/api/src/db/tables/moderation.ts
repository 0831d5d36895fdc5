import type { FlagKind, ModerationAction } from '@wepa/domain/moderation/moderation'
import type { ScoredPart } from '@wepa/domain/moderation/suspicion'
import type { ColumnType, Generated } from 'kysely'

/** Row of `moderation_decisions`: the audit trail, only added to. `caseId` as in 'report-12'. */
export type ModerationDecisionsTable = {
  id: Generated<number>
  reference: string
  caseId: string
  action: ModerationAction
  adminId: number | null
  subjectUserId: number | null
  listingId: number | null
  listingTitle: string | null
  reason: string
  note: string | null
  /** For how many days somebody was suspended; null without end, and for all else. */
  days: Generated<number | null>
  /** The address the administrator did it from; null for what was done before it was kept. */
  ip: string | null
  createdAt: Date
}

/** What every kind of case has: `settledBy` is the decision that closed it. */
export type Closed = {
  status: Generated<'pending' | 'resolved'>
  settledBy: Generated<number | null>
}

/** Row of `moderation_flags`: what the machine found about an ad; `finding` tells two findings apart. */
export type ModerationFlagsTable = Closed & {
  id: Generated<number>
  listingId: number
  relatedListingId: number | null
  kind: FlagKind
  detail: string
  finding: string
  createdAt: Date
}

/** Row of `appeals`: one for each decision, `decisionId`. */
export type AppealsTable = Closed & {
  id: Generated<number>
  decisionId: number
  userId: number
  message: string
  createdAt: Date
}

/** Row of `appeal_links`: the way from an email, of whose token only the hash is kept. */
export type AppealLinksTable = {
  decisionId: number
  tokenHash: Buffer
  expiresAt: Date
}

/** Row of `moderation_claims`: who of the administration has a case open. `caseId` as in 'report-12'. */
export type ModerationClaimsTable = {
  caseId: string
  adminId: number
  seenAt: Date
}

/** Row of `scored_people`: when the machine last counted what somebody does, for a day. */
export type ScoredPeopleTable = {
  userId: number
  scoredAt: Date
}

/** Row of `suspicions`: an account that a moderator has to look at; one that waits for each person. */
export type SuspicionsTable = Closed & {
  id: Generated<number>
  userId: number
  score: number
  parts: ColumnType<ScoredPart[], string, string>
  waitsSince: Date | null
  createdAt: Date
}

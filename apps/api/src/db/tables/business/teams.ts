import type { TeamRole } from '@wepa/domain/teams/team'
import type { Generated } from 'kysely'

/** Row of `team_members`: a person who works for a business. */
export type TeamMembersTable = {
  businessId: number
  memberId: number
  role: TeamRole
  joinedAt: Date
}

/** Row of `team_invitations`, until it is accepted or withdrawn. */
export type TeamInvitationsTable = {
  id: Generated<number>
  businessId: number
  /** The business itself, or who acted for it. */
  inviterId: number
  email: string
  role: TeamRole
  keyHash: Buffer
  createdAt: Date
  expiresAt: Date
}

/** Row of `team_actions`: somebody changed something for a business; `call` is the procedure. */
export type TeamActionsTable = {
  id: Generated<number>
  businessId: number
  actorId: number | null
  actorName: string
  call: string
  subjectId: number | null
  createdAt: Date
}

/** Row of `conversation_assignments`: a conversation of a business that one of its people looks after. */
export type ConversationAssignmentsTable = {
  conversationId: number
  businessId: number
  memberId: number
  createdAt: Date
}

import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { emailAddress, form } from '../text/text.ts'
import { TEAM_ROLES } from './team.ts'

const Role = z.enum(TEAM_ROLES, 'Elige lo que puede hacer')

export const InviteInput = form({
  email: emailAddress('Escribe un email válido'),
  role: Role,
})
export type InviteInput = z.infer<typeof InviteInput>

export const SetRoleInput = form({ memberId: id(), role: Role })
export type SetRoleInput = z.infer<typeof SetRoleInput>

/** What the link of an invitation carries. */
export const InvitationKey = z.object({
  key: z
    .string()
    .check(z.regex(/^[\w-]{43}$/, 'El enlace está incompleto. Ábrelo desde el correo.')),
})
export type InvitationKey = z.infer<typeof InvitationKey>

/** `memberId` null gives the conversation back to everybody. */
export const AssignInput = form({ conversationId: id(), memberId: z.nullable(id()) })
export type AssignInput = z.infer<typeof AssignInput>

export const TeamMember = z.object({
  id: id(),
  fullName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  role: Role,
  joinedAt: moment(),
})
export type TeamMember = z.infer<typeof TeamMember>

export const TeamInvitation = z.object({
  id: id(),
  email: z.string(),
  role: Role,
  expiresAt: moment(),
})
export type TeamInvitation = z.infer<typeof TeamInvitation>

/** The invitations are for those who may invite. */
export const Team = z.object({
  members: z.array(TeamMember),
  invitations: z.array(TeamInvitation),
})
export type Team = z.infer<typeof Team>

/** A business that somebody works for; `isOpen` is false while it has no plan Business. */
export const Workplace = z.object({
  id: id(),
  name: z.string(),
  role: Role,
  isOpen: z.boolean(),
})
export type Workplace = z.infer<typeof Workplace>

/** An invitation as the one who opens its link sees it. */
export const InvitationNote = z.object({ business: z.string(), role: Role })
export type InvitationNote = z.infer<typeof InvitationNote>

/** Who acts for the business of this session. */
export const Acting = z.object({ memberId: id(), business: z.string(), role: Role })
export type Acting = z.infer<typeof Acting>

/** One line of the log; `by` is the name at that time. */
export const TeamAction = z.object({
  id: id(),
  by: z.string(),
  call: z.string(),
  subjectId: z.nullable(id()),
  createdAt: moment(),
})
export type TeamAction = z.infer<typeof TeamAction>

/** Who looks after which conversation. */
export const Assignment = z.object({ conversationId: id(), memberId: id(), name: z.string() })
export type Assignment = z.infer<typeof Assignment>

import { id } from '@wepa/domain/scalar'
import {
  AssignInput,
  InvitationKey,
  InviteInput,
  SetRoleInput,
} from '@wepa/domain/teams/team-schema'
import * as z from 'zod/mini'
import { limited, linkProcedure, memberProcedure, router } from '../../trpc.ts'
import { assignConversation, listOwnAssignments } from './assign-conversation.ts'
import {
  cancelInvitation,
  getTeam,
  invite,
  listTeamActions,
  removeMember,
  setRole,
} from './manage-team.ts'
import {
  acceptInvitation,
  actFor,
  getActing,
  leaveTeam,
  listOwnWorkplaces,
  readInvitation,
  stopActing,
} from './work-for.ts'

const Business = z.object({ businessId: id() })

/** The people who work for a business: by the business, and by themselves. */
export const teamsRouter = router({
  list: memberProcedure.query(({ ctx }) => getTeam(ctx)),
  invite: memberProcedure
    .use(limited('invite'))
    .input(InviteInput)
    .mutation(({ ctx, input }) => invite(ctx, input)),
  cancelInvitation: memberProcedure
    .input(z.object({ id: id() }))
    .mutation(({ ctx, input }) => cancelInvitation(ctx, input)),
  setRole: memberProcedure.input(SetRoleInput).mutation(({ ctx, input }) => setRole(ctx, input)),
  remove: memberProcedure
    .input(z.object({ memberId: id() }))
    .mutation(({ ctx, input }) => removeMember(ctx, input)),
  actions: memberProcedure
    .input(z.object({ cursor: z.optional(id()) }))
    .query(({ ctx, input }) => listTeamActions(ctx, input)),

  workplaces: memberProcedure.query(({ ctx }) => listOwnWorkplaces(ctx)),
  invitation: linkProcedure
    .use(limited('resetLink'))
    .input(InvitationKey)
    .query(({ ctx, input }) => readInvitation(ctx, input)),
  accept: memberProcedure
    .input(InvitationKey)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
  leave: memberProcedure.input(Business).mutation(({ ctx, input }) => leaveTeam(ctx, input)),
  actFor: memberProcedure
    .use(limited('login'))
    .input(Business)
    .mutation(({ ctx, input }) => actFor(ctx, input)),
  stopActing: memberProcedure.mutation(({ ctx }) => stopActing(ctx)),
  acting: memberProcedure.query(({ ctx }) => getActing(ctx)),

  assignments: memberProcedure.query(({ ctx }) => listOwnAssignments(ctx)),
  assign: memberProcedure
    .use(limited('edit'))
    .input(AssignInput)
    .mutation(({ ctx, input }) => assignConversation(ctx, input)),
})

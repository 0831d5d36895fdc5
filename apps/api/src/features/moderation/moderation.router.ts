import { AppealInput } from '@wepa/domain/moderation/appeal'
import { BatchInput, ModerationInput } from '@wepa/domain/moderation/moderation'
import { id } from '@wepa/domain/scalar'
import { optionalText } from '@wepa/domain/text/text'
import * as z from 'zod/mini'
import { adminProcedure, limited, memberProcedure, publicProcedure, router } from '../../trpc.ts'
import { getAppeal, listHiddenNotices, sendAppeal } from './appeals/appeal.ts'
import { claimCase, releaseCase } from './claims.ts'
import { decideCase, decideCases } from './decisions/decide-case.ts'
import { endSession, endSessionsOf } from './end-session.ts'
import { getCase } from './get-case.ts'
import { CasesQuery, countCases, listCases } from './list-cases.ts'

const CaseId = z.object({ id: z.string() })
/** Long enough for a token; what is no token is looked up and not found. */
const Key = z.object({ key: z.string().check(z.maxLength(100)) })
const usualReason = 'Sesión cerrada por la administración'
const Ending = z.object({ reason: optionalText(200) })

export const moderationRouter = router({
  list: adminProcedure.input(CasesQuery).query(({ ctx, input }) => listCases(ctx, input)),
  counts: adminProcedure.query(({ ctx }) => countCases(ctx)),
  case: adminProcedure.input(CaseId).query(({ ctx, input }) => getCase(ctx, input)),
  claim: adminProcedure.input(CaseId).mutation(({ ctx, input }) => claimCase(ctx, input)),
  release: adminProcedure.input(CaseId).mutation(({ ctx, input }) => releaseCase(ctx, input)),
  decide: adminProcedure
    .input(z.extend(ModerationInput, CaseId.shape))
    .mutation(({ ctx, input }) => decideCase(ctx, input)),
  decideSeveral: adminProcedure
    .input(BatchInput)
    .mutation(({ ctx, input }) => decideCases(ctx, input)),
  endSession: adminProcedure
    .input(z.extend(Ending, { sessionId: id() }))
    .mutation(({ ctx, input: { sessionId, reason } }) =>
      endSession(ctx, { sessionId, reason: reason ?? usualReason }),
    ),
  endSessionsOf: adminProcedure
    .input(z.extend(Ending, { userId: id() }))
    .mutation(({ ctx, input: { userId, reason } }) =>
      endSessionsOf(ctx, { userId, reason: reason ?? usualReason }),
    ),
  /** Own ads that are hidden, and why. */
  hidden: memberProcedure.query(({ ctx }) => listHiddenNotices(ctx)),
  appeal: publicProcedure
    .use(limited('appeal'))
    .input(Key)
    .query(({ ctx, input }) => getAppeal(ctx, input)),
  sendAppeal: publicProcedure
    .use(limited('appeal'))
    .input(z.extend(AppealInput, Key.shape))
    .mutation(({ ctx, input }) => sendAppeal(ctx, input)),
})

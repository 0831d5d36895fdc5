import { AppealInput } from '@wepa/domain/moderation/appeal'
import { DeskSearchInput } from '@wepa/domain/moderation/desk-search'
import { BatchInput, ModerationInput } from '@wepa/domain/moderation/moderation'
import { id } from '@wepa/domain/scalar'
import { optionalText } from '@wepa/domain/text/text'
import * as z from 'zod/mini'
import { adminProcedure, limited, linkProcedure, memberProcedure, router } from '../../trpc.ts'
import { getAppeal, listHiddenNotices, sendAppeal } from './appeals/appeal.ts'
import { claimCase, releaseCase } from './claims.ts'
import { decideCase, decideCases } from './decisions/decide-case.ts'
import { endSession, endSessionsOf } from './end-session.ts'
import { getCase } from './get-case.ts'
import { CasesQuery, countCases, listCases } from './list-cases.ts'
import { getPersonRecord } from './record/get-person-record.ts'
import { listRecordCases, RecordCasesQuery } from './record/list-record-cases.ts'
import { listRecordListings, RecordListingsQuery } from './record/list-record-listings.ts'
import { searchDesk } from './search/search-desk.ts'

const CaseId = z.object({ id: z.string() })
/** Long enough for a token; what is no token is looked up and not found. */
const Key = z.object({ key: z.string().check(z.maxLength(100)) })
const usualReason = 'Sesión cerrada por la administración'
const Ending = z.object({ reason: optionalText(200) })

export const moderationRouter = router({
  list: adminProcedure.input(CasesQuery).query(({ ctx, input }) => listCases(ctx, input)),
  counts: adminProcedure.query(({ ctx }) => countCases(ctx)),
  case: adminProcedure.input(CaseId).query(({ ctx, input }) => getCase(ctx, input)),
  /** A mutation: it may leave a line in the audit trail, and what it looks for belongs in no address. */
  search: adminProcedure
    .input(DeskSearchInput)
    .mutation(({ ctx, input }) => searchDesk(ctx, input)),
  record: adminProcedure
    .input(z.object({ id: id() }))
    .query(({ ctx, input }) => getPersonRecord(ctx, input)),
  recordCases: adminProcedure
    .input(RecordCasesQuery)
    .query(({ ctx, input }) => listRecordCases(ctx, input)),
  recordListings: adminProcedure
    .input(RecordListingsQuery)
    .query(({ ctx, input }) => listRecordListings(ctx, input)),
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
  appeal: linkProcedure
    .use(limited('appeal'))
    .input(Key)
    .query(({ ctx, input }) => getAppeal(ctx, input)),
  sendAppeal: linkProcedure
    .use(limited('appeal'))
    .input(z.extend(AppealInput, Key.shape))
    .mutation(({ ctx, input }) => sendAppeal(ctx, input)),
})

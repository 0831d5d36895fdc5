import { ExampleInput, WarningVerdict } from '@wepa/domain/fraud/warning-verdict-schema'
import { pageQuery } from '../../db/sql/paginate.ts'
import { adminProcedure, limited, memberProcedure, publicProcedure, router } from '../../trpc.ts'
import { giveExample, judgeWarning } from './judge-warning.ts'
import { countOwnExamples, listVerdictCounts, listWarningExamples } from './list-verdicts.ts'
import { deleteExamples } from './warnings.repo.ts'

export const warningsRouter = router({
  /** For everybody: what is counted carries no token. */
  judge: publicProcedure
    .use(limited('visit'))
    .input(WarningVerdict)
    .mutation(({ ctx, input }) => judgeWarning(ctx, input)),
  giveExample: memberProcedure
    .use(limited('react'))
    .input(ExampleInput)
    .mutation(({ ctx, input }) => giveExample(ctx, input)),
  /** How many of one's messages administrators may read. */
  ownExamples: memberProcedure.query(({ ctx }) => countOwnExamples(ctx)),
  takeBackExamples: memberProcedure
    .use(limited('react'))
    .mutation(({ ctx }) => deleteExamples(ctx.db, ctx.session.userId)),
  counts: adminProcedure.query(({ ctx }) => listVerdictCounts(ctx)),
  examples: adminProcedure
    .input(pageQuery(20))
    .query(({ ctx, input }) => listWarningExamples(ctx, input)),
})

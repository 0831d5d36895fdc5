import { AiChatInput, AiListingInput, AnalyzeInput, EnhanceInput } from '@wepa/domain/assistant/ai'
import { limited, memberProcedure, router } from '../../trpc.ts'
import { analyzePhoto } from './analyze-photo.ts'
import { enhanceAd } from './enhance-ad.ts'
import { getAccess } from './get-access.ts'
import { publishAnalysis } from './publish-analysis.ts'
import { talk, talkWhole } from './talk.ts'

export const assistantRouter = router({
  access: memberProcedure.query(({ ctx }) => getAccess(ctx)),
  analyzePhoto: memberProcedure
    .use(limited('assistant'))
    .input(AnalyzeInput)
    .mutation(({ ctx, input }) => analyzePhoto(ctx, input)),
  enhance: memberProcedure
    .use(limited('assistant'))
    .input(EnhanceInput)
    .mutation(({ ctx, input }) => enhanceAd(ctx, input)),
  publish: memberProcedure
    .use(limited('publish'))
    .input(AiListingInput)
    .mutation(({ ctx, input }) => publishAnalysis(ctx, input)),
  chat: memberProcedure
    .use(limited('assistant'))
    .input(AiChatInput)
    .mutation(({ ctx, input }) => talkWhole(ctx, input)),
  /** For the door of the stream alone: a batch of calls cannot carry pieces. */
  chatInPieces: memberProcedure
    .use(limited('assistant'))
    .input(AiChatInput)
    .mutation(({ ctx, input }) => talk(ctx, input)),
})

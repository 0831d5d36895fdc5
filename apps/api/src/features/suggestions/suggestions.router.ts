import { SuggestionQuery } from '@wepa/domain/search/suggestions/suggestion-schema'
import { limited, readProcedure, router } from '../../trpc.ts'
import { listSuggestions } from './list-suggestions.ts'

export const suggestionsRouter = router({
  list: readProcedure
    .use(limited('suggest'))
    .input(SuggestionQuery)
    .query(({ ctx, input }) => listSuggestions(ctx, input)),
})

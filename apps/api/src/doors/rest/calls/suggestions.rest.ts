import {
  AnsweredSuggestion,
  SuggestionQuery,
} from '@wepa/domain/search/suggestions/suggestion-schema'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

export const suggestionCalls = [
  defineCall({
    method: 'get',
    path: '/api/suggestions',
    summary:
      'Sugerencias mientras se escribe, hasta 8: palabras, categorías con sus anuncios, pueblos y lo más buscado; sin q, lo más buscado',
    tag: 'Anuncios',
    access: 'everyone',
    query: SuggestionQuery,
    answer: z.array(AnsweredSuggestion),
    run: ({ caller, query }) => caller.suggestions.list(query),
  }),
]

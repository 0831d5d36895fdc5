import type { MessagesRequest } from './request.ts'

/** What is asked for, told by the fields of the format, or by nothing but talk. */
export type Question = 'analysis' | 'enhancement' | 'talk' | 'other'

export function questionOf({ output_config }: MessagesRequest): Question {
  const fields = output_config?.format?.schema.properties
  if (!fields) return 'talk'
  if ('suggestedCategory' in fields) return 'analysis'
  return 'enhancedTitle' in fields ? 'enhancement' : 'other'
}

import * as z from 'zod/mini'
import { MAX_PLACE, MAX_SEARCH } from '../search/params.ts'
import { line } from '../text/text.ts'
import { MISS_KINDS } from './search-miss.ts'

const kind = z.enum(MISS_KINDS, 'Clase desconocida')

/** What a page of results tells when it was of no use. Strict: there is no room for who it was. */
export const MissReport = z.strictObject({
  kind,
  words: line(MAX_SEARCH),
  category: z.optional(line(80)),
  location: z.optional(line(MAX_PLACE)),
  results: z.int().check(z.gte(0), z.lte(1001)),
})
export type MissReport = z.infer<typeof MissReport>

export const MissFilter = { kind: z.optional(kind) }

export const TrialInput = z.object({
  words: line(MAX_SEARCH),
  category: z.optional(line(80)),
  location: z.optional(line(MAX_PLACE)),
})
export type TrialInput = z.infer<typeof TrialInput>

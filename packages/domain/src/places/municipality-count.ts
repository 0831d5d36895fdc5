import * as z from 'zod/mini'
import { count } from '../scalar.ts'

/** How many found ads lie in a municipality; `isCapped` means at least so many. */
export const MunicipalityCount = z.object({
  /** Its slug: 'ponce'. */
  municipality: z.string(),
  name: z.string(),
  region: z.string(),
  count: count(),
  isCapped: z.boolean(),
})
export type MunicipalityCount = z.infer<typeof MunicipalityCount>

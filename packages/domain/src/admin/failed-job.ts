import * as z from 'zod/mini'
import { count, moment } from '../scalar.ts'

/** Queued work whose last try failed. `isLast`: it will not be tried again by itself. */
export const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  attempts: count(),
  isLast: z.boolean(),
  /** The first line of what went wrong. */
  error: z.string(),
  /** When it is tried again, or was to be. */
  runAt: moment(),
})
export type FailedJob = z.infer<typeof FailedJob>

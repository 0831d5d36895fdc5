// One's own sign-ins, as the settings list them.
import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'

/** `device` is 'Chrome en Android'; no address and no token. Use is noted every five minutes. */
export const OwnSession = z.object({
  id: id(),
  device: z.string(),
  isCurrent: z.boolean(),
  createdAt: moment(),
  lastActivityAt: moment(),
})
export type OwnSession = z.infer<typeof OwnSession>

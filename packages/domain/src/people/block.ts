import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { form } from '../text/text.ts'

/** The most people one may have blocked. */
export const MAX_BLOCKS = 1000

/** Whom somebody wants to hear nothing from any more. */
export const BlockInput = form({ userId: id() })
export type BlockInput = z.infer<typeof BlockInput>

/** Somebody whom the person asking has blocked; `createdAt` is when. */
export const BlockedPerson = z.object({
  id: id(),
  fullName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  createdAt: moment(),
})
export type BlockedPerson = z.infer<typeof BlockedPerson>

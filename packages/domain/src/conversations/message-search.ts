// Finding what was said in one's conversations.
import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { requiredLine } from '../text/text.ts'

/** The shortest text that is looked for, in characters: less is in nearly every message. */
export const MIN_MESSAGE_SEARCH = 2
const TOO_SHORT = 'Escribe al menos dos letras'

export const MessageSearchText = requiredLine(100, TOO_SHORT, MIN_MESSAGE_SEARCH)

/** A message that says what was looked for. `otherName`: who one talks with; `listingTitle` null once the ad is deleted. */
export const FoundMessage = z.object({
  id: id(),
  conversationId: id(),
  isOwn: z.boolean(),
  content: z.string(),
  createdAt: moment(),
  otherName: z.string(),
  listingTitle: z.nullable(z.string()),
})
export type FoundMessage = z.infer<typeof FoundMessage>

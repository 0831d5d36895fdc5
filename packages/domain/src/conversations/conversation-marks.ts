// What somebody has set for a conversation of theirs; the other side sees nothing of it.
import * as z from 'zod/mini'
import { form } from '../text/text.ts'

const yesOrNo = () => z.boolean('Debe ser verdadero o falso')

/**
 * `isMuted`: what is said there counts as unread and is told by nothing else. `isArchived`: out of the list until
 * something is said there.
 */
export const ConversationMarks = z.object({ isMuted: yesOrNo(), isArchived: yesOrNo() })
export type ConversationMarks = z.infer<typeof ConversationMarks>

/** What is not named stays as it is. */
export const ConversationMarksInput = form({
  isMuted: z.optional(yesOrNo()),
  isArchived: z.optional(yesOrNo()),
})
export type ConversationMarksInput = z.infer<typeof ConversationMarksInput>

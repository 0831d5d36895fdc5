// Asking that a decision is looked at again: docs/product/moderation.md#appeals.
import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { form, requiredText } from '../text/text.ts'
import type { ModerationAction } from './moderation.ts'

/** What takes something from somebody, or is held against them. */
export const APPEALABLE_ACTIONS = [
  'warn_user',
  'remove_message',
  'hide_listing',
  'suspend_user',
] as const satisfies readonly ModerationAction[]
export type AppealableAction = (typeof APPEALABLE_ACTIONS)[number]

/** Characters of an appeal. */
export const MIN_APPEAL = 20
export const MAX_APPEAL = 2000
/** Days for which the link in an email opens the appeal. */
export const APPEAL_DAYS = 30

/** One text, once for each decision. */
export const AppealInput = form({
  message: requiredText(
    MAX_APPEAL,
    `Explica por qué con al menos ${MIN_APPEAL} letras`,
    MIN_APPEAL,
  ),
})
export type AppealInput = z.infer<typeof AppealInput>

/**
 * A decision as the person concerned sees it, with their appeal. `isStanding`: not taken back; `state` is
 * that of the appeal, 'none' before there is one, and `answer` what was said to it. `images` are those of the
 * hidden ad as it is now; `until` is when a suspension ends by itself, null for never; `removedText` what a
 * removed message said.
 */
export const Appeal = z.object({
  reference: z.string(),
  action: z.enum(APPEALABLE_ACTIONS),
  listingTitle: z.nullable(z.string()),
  images: z.array(z.string()),
  removedText: z.nullable(z.string()),
  reason: z.string(),
  decidedAt: moment(),
  until: z.nullable(moment()),
  isStanding: z.boolean(),
  message: z.nullable(z.string()),
  appealedAt: z.nullable(moment()),
  state: z.enum(['none', 'pending', 'upheld', 'reversed']),
  answer: z.nullable(z.string()),
})
export type Appeal = z.infer<typeof Appeal>

/** Why an own ad is hidden. */
export const HiddenNotice = z.object({
  decisionId: id(),
  listingId: id(),
  reference: z.string(),
  reason: z.string(),
  decidedAt: moment(),
  appealState: z.enum(['none', 'pending', 'upheld', 'reversed']),
})
export type HiddenNotice = z.infer<typeof HiddenNotice>

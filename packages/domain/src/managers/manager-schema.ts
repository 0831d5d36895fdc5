import * as z from 'zod/mini'
import { clientId, count, id, moment } from '../scalar.ts'
import { form, requiredText } from '../text/text.ts'

/** The longest message to or from a manager, in characters. */
export const MAX_MANAGER_MESSAGE = 4000
/** Messages in one look. */
export const MANAGER_PAGE = 50

/** The person of the administration who looks after a business. */
export const Manager = z.object({
  id: id(),
  fullName: z.string(),
  profileImageUrl: z.nullable(z.string()),
})
export type Manager = z.infer<typeof Manager>

/** `author` is null once the account of who wrote it is gone. */
export const ManagerMessage = z.object({
  id: id(),
  isFromAccount: z.boolean(),
  author: z.nullable(z.string()),
  content: z.string(),
  clientId: z.nullable(z.string()),
  createdAt: moment(),
})
export type ManagerMessage = z.infer<typeof ManagerMessage>

/** Messages oldest first; `nextCursor` asks for those before them, null at the first one. */
export const ManagerMessages = z.object({
  items: z.array(ManagerMessage),
  nextCursor: z.nullable(id()),
})
export type ManagerMessages = z.infer<typeof ManagerMessages>

/**
 * What a business sees of its manager. `manager` is null until one is assigned, and once theirs has left;
 * `answerBy` is null where no message of the business waits for an answer; `canWrite` is false without the plan Business.
 */
export const OwnManager = z.object({
  manager: z.nullable(Manager),
  canWrite: z.boolean(),
  answerBy: z.nullable(moment()),
  unread: count(),
})
export type OwnManager = z.infer<typeof OwnManager>

/** A business as the desk lists it; `waitingSince` is when its first message without an answer came. */
export const ManagedAccount = z.object({
  id: id(),
  fullName: z.string(),
  businessName: z.nullable(z.string()),
  manager: z.nullable(Manager),
  waitingSince: z.nullable(moment()),
  answerBy: z.nullable(moment()),
})
export type ManagedAccount = z.infer<typeof ManagedAccount>

export const ManagerMessageInput = form({
  content: requiredText(MAX_MANAGER_MESSAGE, 'Escribe un mensaje'),
  clientId: clientId(),
})
export type ManagerMessageInput = z.infer<typeof ManagerMessageInput>

/** `managerId` null takes the manager away. */
export const AssignManagerInput = form({ accountId: id(), managerId: z.nullable(id()) })
export type AssignManagerInput = z.infer<typeof AssignManagerInput>

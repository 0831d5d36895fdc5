import type { Generated } from 'kysely'

/** Row of `manager_assignments`: from then on this manager, or nobody, looks after the business. */
export type ManagerAssignmentsTable = {
  id: Generated<number>
  accountId: number
  managerId: number | null
  adminId: number | null
  createdAt: Date
}

/** Row of `manager_messages`; `isRead` by the other side. */
export type ManagerMessagesTable = {
  id: Generated<number>
  accountId: number
  authorId: number | null
  isFromAccount: boolean
  content: string
  clientId: string | null
  isRead: Generated<boolean>
  createdAt: Date
}

import type { Generated } from 'kysely'

/** Row of `blocks`: one person who hears nothing from another any more. */
export type BlocksTable = {
  id: Generated<number>
  blockerId: number
  blockedId: number
  createdAt: Date
}

import type { Generated } from 'kysely'

/** Row of `follows`: somebody who wants to hear of the new ads of a seller. */
export type FollowsTable = {
  id: Generated<number>
  followerId: number
  sellerId: number
  createdAt: Date
}

/** Row of `follow_notices`: how somebody who follows is told; without a row they want to be. */
export type FollowNoticesTable = {
  userId: number
  isWanted: Generated<boolean>
  token: Generated<string>
  toldAt: Date | null
  /** What came into the lists until then is no news any more. */
  toldUpTo: Date | null
  /** From when on they may be told of what waits for them. */
  dueAt: Date | null
}

// SQL of the dashboard's lists of people and sign-ins.
import type { Database } from '../../db/database.ts'
import { isBelow } from '../../db/sql/paginate.ts'

/** The time and id of the last row of the page before. */
export type After = readonly [at: string, id: number]
type PageRead = { limit: number; after: After | undefined }

/** People, the newest first; one more than `limit`. Seeks along `users_newest`. */
export async function listNewestUsers(db: Database, { limit, after }: PageRead) {
  return db
    .selectFrom('users')
    .innerJoin('personPlans', 'personPlans.userId', 'users.id')
    .select(['id', 'fullName', 'username', 'email', 'createdAt', 'loginCount'])
    .select('plan as subscriptionPlan')
    .$if(after !== undefined, (query) => query.where(isBelow(['createdAt', 'id'], after ?? [])))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Sign-ins used after `usedAfter`, the last used first; one more than `limit`. Seeks along `sessions_by_activity`. */
export async function listSessions(
  db: Database,
  { limit, after, usedAfter }: PageRead & { usedAfter: Date },
) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id',
      'sessions.userAgent',
      'sessions.ip as ipAddress',
      'sessions.lastActivityAt',
      'users.fullName',
      'users.username',
    ])
    .where('sessions.lastActivityAt', '>', usedAfter)
    .$if(after !== undefined, (query) =>
      query
        // The index knows the time alone: this finds the place in it, the pair tells equal times apart.
        .where('sessions.lastActivityAt', '<=', new Date(after?.[0] ?? 0))
        .where(isBelow(['sessions.lastActivityAt', 'sessions.id'], after ?? [])),
    )
    .orderBy('sessions.lastActivityAt', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(limit + 1)
    .execute()
}

// SQL of who runs the marketplace.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

type Role = 'user' | 'admin'

/** A person by their username, however it is written; nobody changes them until the transaction ends. */
export async function lockByUsername(db: Database, username: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'fullName', 'role'])
    .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', sql<string>`lower(${username})`))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Gives a person a role, and keeps who said so. */
export async function updateRole(
  db: Database,
  { userId, role, madeBy, at }: { userId: number; role: Role; madeBy: string; at: Date },
): Promise<void> {
  await db.updateTable('users').set({ role, updatedAt: at }).where('id', '=', userId).execute()
  await db.insertInto('roleChanges').values({ userId, role, madeBy, createdAt: at }).execute()
}

/** Who runs the marketplace, with the line that made them so; null for people who began with the role. */
export async function listAdmins(db: Database) {
  return db
    .selectFrom('users')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('roleChanges')
          .select(['madeBy', 'roleChanges.createdAt as since'])
          .whereRef('userId', '=', 'users.id')
          .orderBy('roleChanges.id', 'desc')
          .limit(1)
          .as('change'),
      (join) => join.onTrue(),
    )
    .select(['users.username', 'users.fullName', 'change.madeBy', 'change.since'])
    .where('role', '=', 'admin')
    .orderBy('users.id')
    .execute()
}

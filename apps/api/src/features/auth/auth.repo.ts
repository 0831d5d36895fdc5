import type { SessionWay } from '@wepa/domain/people/own-session'
import { sql } from 'kysely'
import { type Database, kept } from '../../db/database.ts'
import { withOneParameter } from '../../db/sql/one-parameter.ts'

export type NewSession = {
  userId: number
  tokenHash: Buffer
  ip: string
  userAgent: string | null
  openedBy: SessionWay
  now: Date
  actorId?: number
  actorSessionId?: number
}

/** Stores a sign-in. */
export async function insertSession(db: Database, { now, ...session }: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...session, createdAt: now, lastActivityAt: now })
    .execute()
}

/** The session behind a token, if it was used after `usedAfter`. */
export async function findSession(db: Database, tokenHash: Buffer, usedAfter: Date) {
  const [row] = await selectSession(db, tokenHash)
  return row && row.lastActivityAt > usedAfter ? row : undefined
}

/** Asked by every request of somebody who is signed in. */
const selectSession = withOneParameter((db, tokenHash: Buffer) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('teamMembers', (join) =>
      join
        .onRef('teamMembers.businessId', '=', 'sessions.userId')
        .onRef('teamMembers.memberId', '=', 'sessions.actorId'),
    )
    .leftJoin('users as actor', 'actor.id', 'sessions.actorId')
    .leftJoin('personPlans', (join) =>
      join
        .onRef('personPlans.userId', '=', 'sessions.userId')
        .on('sessions.actorId', 'is not', null),
    )
    .leftJoin('recentWrites', 'recentWrites.writerId', 'sessions.userId')
    .modifyFront(kept)
    .select(['sessions.id', 'sessions.userId', 'users.role', 'sessions.lastActivityAt'])
    .select('recentWrites.lsn as wroteAt')
    .select([
      'sessions.actorId',
      'sessions.actorSessionId',
      'teamMembers.role as teamRole',
      'plan',
      'expiresAt as planUntil',
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('users.suspendedAt', 'is', null)
    .where('actor.suspendedAt', 'is', null),
)

/** A person's sessions used after a time, `first` before the others, then the last used. */
export async function listSessions(
  db: Database,
  {
    userId,
    usedAfter,
    first,
    limit,
  }: { userId: number; usedAfter: Date; first: number; limit: number },
) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'openedBy', 'createdAt', 'lastActivityAt'])
    .where('userId', '=', userId)
    .where('lastActivityAt', '>', usedAfter)
    .orderBy((eb) => eb('id', '=', first), 'desc')
    .orderBy('lastActivityAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Ends a session of a person; false for another's, and for one that is over. */
export async function deleteOwnSession(
  db: Database,
  { id, userId }: { id: number; userId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Which of these sessions are not over. */
export async function listLivingSessions(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
  return rows.map(({ id }) => id)
}

/** When a session began; undefined when it is over. */
export async function findSessionStart(db: Database, id: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('createdAt')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.createdAt
}

/** Notes that a session is in use. */
export async function updateActivity(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await db.updateTable('sessions').set({ lastActivityAt: now }).where('id', 'in', ids).execute()
}

/**
 * Ends sessions in which somebody acts for a business without a plan Business at `now`, or whose team they left; their
 * sockets close and their browsers are told nothing more. Answers how many, at most 5,000.
 */
export async function deleteEndedActing(db: Database, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sessions where id = any(array(
      select sessions.id from sessions
      left join team_members
        on team_members.business_id = sessions.user_id and team_members.member_id = sessions.actor_id
      left join person_plans on person_plans.user_id = sessions.user_id
      where sessions.actor_id is not null
        and (team_members.role is null or person_plans.plan is distinct from 'business'
          or person_plans.expires_at <= ${now})
      limit 5000))`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Ends one session; answers whose it was, undefined when it is over. */
export async function deleteSession(db: Database, id: number): Promise<number | undefined> {
  const row = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .returning('userId')
    .executeTakeFirst()
  return row?.userId
}

/** Ends the sessions in which somebody acts for a business. */
export async function deleteActorSessions(
  db: Database,
  { userId, actorId }: { userId: number; actorId: number },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('actorId', '=', actorId)
    .execute()
}

/** Ends the sign-in by which somebody acts in a session, and the session with it. */
export async function deleteActorSignIn(db: Database, sessionId: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', '=', (from) =>
      from.selectFrom('sessions').select('actorSessionId').where('id', '=', sessionId),
    )
    .execute()
}

/** Ends a person's sessions, all but `except` when it is given. */
export async function deleteSessions(
  db: Database,
  userId: number,
  except: number | undefined,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(except !== undefined, (deletion) => deletion.where('id', '!=', except ?? 0))
    .execute()
}

/** Ends sessions last used before `usedBefore`, at most 5,000 at a time; answers how many. */
export async function deleteIdleSessions(db: Database, usedBefore: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sessions where id = any(array(
      select id from sessions where last_activity_at <= ${usedBefore}
      order by last_activity_at limit 5000))
      -- Used again in the meantime: it stays.
      and last_activity_at <= ${usedBefore}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The person of a username or email, however it is written, with the hash of their password. */
export async function findCredentials(db: Database, name: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'fullName', 'passwordHash', 'closedAt'])
    .select(['suspendedAt', 'suspendedUntil'])
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['username']), '=', sql<string>`lower(${name})`),
        eb(eb.fn<string>('lower', ['email']), '=', sql<string>`lower(${name})`),
      ]),
    )
    .executeTakeFirst()
}

/**
 * Counts a sign-in; with `passwordHash`, renews the hash at today's cost. False for a suspended account; a
 * suspension that has run out ends with it, though the ads have yet to be brought back.
 */
export async function updateLogin(
  db: Database,
  id: number,
  change: { now: Date; passwordHash?: string | undefined },
): Promise<boolean> {
  const counted = await db
    .updateTable('users')
    .set((eb) => ({
      lastLoginAt: change.now,
      loginCount: eb('loginCount', '+', 1),
      suspendedAt: null,
      ...(change.passwordHash && { passwordHash: change.passwordHash }),
    }))
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('suspendedAt', 'is', null),
        eb.and([eb('suspendedUntil', '<=', change.now), eb('closedAt', 'is', null)]),
      ]),
    )
    .executeTakeFirst()
  return counted.numUpdatedRows > 0n
}

// SQL of the people who work for a business.
import type { TeamRole } from '@wepa/domain/teams/team'
import type {
  TeamAction,
  TeamInvitation,
  TeamMember,
  Workplace,
} from '@wepa/domain/teams/team-schema'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What a business is called: its own name, else its person's. */
const businessName = sql<string>`coalesce(business_profiles.name, users.full_name)`

export async function listMembers(db: Database, businessId: number): Promise<TeamMember[]> {
  const rows = await db
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.id', 'memberId')
    .select(['users.id', 'fullName', 'profileImageUrl', 'teamMembers.role', 'joinedAt'])
    .where('businessId', '=', businessId)
    .orderBy('joinedAt')
    .orderBy('users.id')
    .execute()
  return rows.map(({ joinedAt, ...row }) => ({ ...row, joinedAt: joinedAt.toISOString() }))
}

/** Undefined for somebody who does not work there. */
export async function findRole(
  db: Database,
  { businessId, memberId }: { businessId: number; memberId: number },
): Promise<TeamRole | undefined> {
  const row = await db
    .selectFrom('teamMembers')
    .select('role')
    .where('businessId', '=', businessId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return row?.role
}

/** Businesses that a person works for; whether they are on the plan, the caller asks. */
export async function listWorkplaces(
  db: Database,
  memberId: number,
): Promise<Omit<Workplace, 'isOpen'>[]> {
  return db
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.id', 'businessId')
    .leftJoin('businessProfiles', 'businessProfiles.userId', 'businessId')
    .select(['users.id', 'teamMembers.role', businessName.as('name')])
    .where('memberId', '=', memberId)
    .where('users.suspendedAt', 'is', null)
    .orderBy('joinedAt')
    .execute()
}

export async function findBusinessName(db: Database, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('businessProfiles', 'businessProfiles.userId', 'users.id')
    .select(businessName.as('name'))
    .where('users.id', '=', id)
    .executeTakeFirst()
  return row?.name
}

/** Takes somebody in; who is in already keeps their role. */
export async function putMember(
  db: Database,
  member: { businessId: number; memberId: number; role: TeamRole; joinedAt: Date },
): Promise<void> {
  await db
    .insertInto('teamMembers')
    .values(member)
    .onConflict((conflict) => conflict.columns(['businessId', 'memberId']).doNothing())
    .execute()
}

/** False for somebody who does not work there. */
export async function updateRole(
  db: Database,
  { businessId, memberId, role }: { businessId: number; memberId: number; role: TeamRole },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('teamMembers')
    .set({ role })
    .where('businessId', '=', businessId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False for somebody who does not work there. Their conversations are everybody's again. */
export async function deleteMember(
  db: Database,
  { businessId, memberId }: { businessId: number; memberId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('teamMembers')
    .where('businessId', '=', businessId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Gives back to everybody the conversations that somebody looks after. */
export async function deleteAssignmentsOf(
  db: Database,
  { businessId, memberId }: { businessId: number; memberId: number },
): Promise<void> {
  await db
    .deleteFrom('conversationAssignments')
    .where('businessId', '=', businessId)
    .where('memberId', '=', memberId)
    .execute()
}

type NewInvitation = {
  businessId: number
  inviterId: number
  email: string
  role: TeamRole
  keyHash: Buffer
  createdAt: Date
  expiresAt: Date
}

/** Stores an invitation; one to the same address before it is no longer good. */
export async function putInvitation(db: Database, invitation: NewInvitation): Promise<void> {
  await db
    .deleteFrom('teamInvitations')
    .where('businessId', '=', invitation.businessId)
    .where(sql<boolean>`lower(email) = lower(${invitation.email})`)
    .execute()
  await db.insertInto('teamInvitations').values(invitation).execute()
}

export async function listInvitations(
  db: Database,
  businessId: number,
  now: Date,
): Promise<TeamInvitation[]> {
  const rows = await db
    .selectFrom('teamInvitations')
    .select(['id', 'email', 'role', 'expiresAt'])
    .where('businessId', '=', businessId)
    .where('expiresAt', '>', now)
    .orderBy('id')
    .execute()
  return rows.map(({ expiresAt, ...row }) => ({ ...row, expiresAt: expiresAt.toISOString() }))
}

export async function findInvitation(db: Database, keyHash: Buffer, now: Date) {
  return db
    .selectFrom('teamInvitations')
    .select(['id', 'businessId', 'role', 'email'])
    .where('keyHash', '=', keyHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Takes an invitation away; false for one that is gone, so that of two who use it one does. */
export async function deleteInvitation(
  db: Database,
  { id, businessId }: { id: number; businessId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('teamInvitations')
    .where('id', '=', id)
    .where('businessId', '=', businessId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes away the invitations that somebody sent for a business. */
export async function deleteInvitationsBy(
  db: Database,
  { businessId, inviterId }: { businessId: number; inviterId: number },
): Promise<void> {
  await db
    .deleteFrom('teamInvitations')
    .where('businessId', '=', businessId)
    .where('inviterId', '=', inviterId)
    .execute()
}

/** What the people of a business did, the newest first; with `cursor` what came before that line. */
export async function listActions(
  db: Database,
  { businessId, cursor, limit }: { businessId: number; cursor?: number | undefined; limit: number },
): Promise<TeamAction[]> {
  const rows = await db
    .selectFrom('teamActions')
    .select(['id', 'actorName as by', 'call', 'subjectId', 'createdAt'])
    .where('businessId', '=', businessId)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

/** Deletes lines from before `before`, at most `limit`. Answers how many. */
export async function deleteOldActions(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from team_actions where id = any(array(
      select id from team_actions where created_at < ${before}
      order by created_at limit ${limit}))`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes invitations that are over. */
export async function deleteOldInvitations(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('teamInvitations').where('expiresAt', '<=', now).execute()
}

/** Who looks after which conversations of a business. */
export async function listAssignments(db: Database, businessId: number) {
  return db
    .selectFrom('conversationAssignments')
    .innerJoin('users', 'users.id', 'memberId')
    .select(['conversationId', 'memberId', 'fullName as name'])
    .where('businessId', '=', businessId)
    .orderBy('conversationId', 'desc')
    .limit(2000)
    .execute()
}

/** Has somebody look after a conversation, or everybody. */
export async function putAssignment(
  db: Database,
  assignment: {
    conversationId: number
    businessId: number
    memberId: number | null
    createdAt: Date
  },
): Promise<void> {
  const { conversationId, businessId, memberId, createdAt } = assignment
  if (memberId === null) {
    await db
      .deleteFrom('conversationAssignments')
      .where('conversationId', '=', conversationId)
      .where('businessId', '=', businessId)
      .execute()
    return
  }
  await db
    .insertInto('conversationAssignments')
    .values({ conversationId, businessId, memberId, createdAt })
    .onConflict((conflict) =>
      conflict.columns(['conversationId', 'businessId']).doUpdateSet({ memberId, createdAt }),
    )
    .execute()
}

// SQL of who looks after which business, and of what they write to each other.
import {
  MANAGER_PAGE,
  type Manager,
  type ManagerMessages,
} from '@wepa/domain/managers/manager-schema'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Whoever of the administration can look after a business now. */
const canManage = (user: string): RawBuilder<unknown> => {
  const name = sql.ref(user)
  return sql`${name}.role = 'admin' and ${name}.suspended_at is null`
}

/** The manager of `account` and its messages without an answer, for each row of a query over `account`. */
const standing = sql`
  left join lateral (
    select manager_id from manager_assignments where account_id = account.id
    order by id desc limit 1) assigned on true
  left join users manager on manager.id = assigned.manager_id and ${canManage('manager')}
  left join lateral (
    select min(message.id) as "firstWaiting", min(message.created_at) as "waitingSince"
    from manager_messages message
    where message.account_id = account.id and message.is_from_account and message.id > coalesce((
      select max(answer.id) from manager_messages answer
      where answer.account_id = account.id and not answer.is_from_account), 0)) waiting on true`

type Standing = {
  id: number
  fullName: string
  businessName: string | null
  managerId: number | null
  managerName: string | null
  managerPicture: string | null
  firstWaiting: number | null
  waitingSince: Date | null
}
export type AccountStanding = Pick<
  Standing,
  'id' | 'fullName' | 'businessName' | 'firstWaiting' | 'waitingSince'
> & { manager: Manager | null }

const columns = sql`
  account.id, account.full_name as "fullName", profile.name as "businessName",
  manager.id as "managerId", manager.full_name as "managerName",
  manager.profile_image_url as "managerPicture", waiting."firstWaiting", waiting."waitingSince"`

/** Undefined for an account that is gone. */
export async function findStanding(
  db: Database,
  accountId: number,
): Promise<AccountStanding | undefined> {
  const { rows } = await sql<Standing>`
    select ${columns} from users account
    left join business_profiles profile on profile.user_id = account.id ${standing}
    where account.id = ${accountId}`.execute(db)
  return rows.map(toStanding)[0]
}

/** Accounts on the plan Business, who waits longest first, then those without a manager. */
export async function listStandings(
  db: Database,
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<AccountStanding[]> {
  const { rows } = await sql<Standing>`
    select ${columns} from person_plans plan
    join users account on account.id = plan.user_id and account.closed_at is null
    left join business_profiles profile on profile.user_id = account.id ${standing}
    where plan.plan = 'business' and (plan.expires_at is null or plan.expires_at > ${now})
    order by waiting."waitingSince" nulls last, manager.id is not null, account.id
    limit ${limit} offset ${offset}`.execute(db)
  return rows.map(toStanding)
}

function toStanding({ managerId, managerName, managerPicture, ...row }: Standing): AccountStanding {
  const manager =
    managerId === null || managerName === null
      ? null
      : { id: managerId, fullName: managerName, profileImageUrl: managerPicture }
  return { ...row, manager }
}

/** Who can be assigned: the administration, without people who are suspended. */
export async function listManagers(db: Database): Promise<Manager[]> {
  return db
    .selectFrom('users')
    .select(['id', 'fullName', 'profileImageUrl'])
    .where(sql<boolean>`${canManage('users')}`)
    .orderBy('fullName')
    .orderBy('id')
    .execute()
}

export async function insertAssignment(
  db: Database,
  assignment: { accountId: number; managerId: number | null; adminId: number; createdAt: Date },
): Promise<void> {
  await db.insertInto('managerAssignments').values(assignment).execute()
}

export type NewManagerMessage = {
  accountId: number
  authorId: number
  isFromAccount: boolean
  content: string
  clientId: string | null
  createdAt: Date
}

/** False when its author has sent one with this clientId. */
export async function insertManagerMessage(
  db: Database,
  message: NewManagerMessage,
): Promise<boolean> {
  const row = await db
    .insertInto('managerMessages')
    .values(message)
    .onConflict((conflict) =>
      conflict.columns(['authorId', 'clientId']).where('clientId', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The newest messages of an account, oldest first; with `cursor` the newest of those before that one. */
export async function listManagerMessages(
  db: Database,
  { accountId, cursor }: { accountId: number; cursor?: number | undefined },
): Promise<ManagerMessages> {
  const rows = await db
    .selectFrom('managerMessages')
    .leftJoin('users', 'users.id', 'authorId')
    .select([
      'managerMessages.id',
      'isFromAccount',
      'fullName as author',
      'content',
      'clientId',
      'managerMessages.createdAt',
    ])
    .where('accountId', '=', accountId)
    .$if(cursor !== undefined, (query) => query.where('managerMessages.id', '<', cursor ?? 0))
    .orderBy('managerMessages.id', 'desc')
    .limit(MANAGER_PAGE + 1)
    .execute()
  const items = rows
    .slice(0, MANAGER_PAGE)
    .toReversed()
    .map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
  return { items, nextCursor: rows.length > MANAGER_PAGE ? (items[0]?.id ?? null) : null }
}

export async function countUnreadAnswers(db: Database, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('managerMessages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('isFromAccount', '=', false)
    .where('isRead', '=', false)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The answers to an account up to one of them have been read. */
export async function updateAnswersRead(
  db: Database,
  { accountId, upTo }: { accountId: number; upTo: number },
): Promise<void> {
  await db
    .updateTable('managerMessages')
    .set({ isRead: true })
    .where('accountId', '=', accountId)
    .where('isFromAccount', '=', false)
    .where('id', '<=', upTo)
    .where('isRead', '=', false)
    .execute()
}

// SQL of meetings: what hangs on a message, and what becomes of it.
import { MEETING_TYPE, type MeetingState, type MeetingStep } from '@wepa/domain/meetings/meeting'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { isApart } from '../../../db/is-apart.ts'

/** A meeting with its conversation; `messageType` is another once its message was removed. */
export type FoundMeeting = {
  id: number
  conversationId: number
  messageId: number
  messageType: string
  proposerId: number | null
  startsAt: Date
  place: string
  placeId: string | null
  municipality: string | null
  state: MeetingState
}

export async function findMeeting(db: Database, id: number): Promise<FoundMeeting | undefined> {
  return selectMeetings(db).where('meetings.id', '=', id).executeTakeFirst()
}

/** The one meeting of a conversation that stands or waits for an answer, whatever the time is. */
export async function findOpenMeeting(
  db: Database,
  conversationId: number,
): Promise<FoundMeeting | undefined> {
  return selectMeetings(db)
    .where('meetings.conversationId', '=', conversationId)
    .where('meetings.state', 'in', ['proposed', 'accepted'])
    .executeTakeFirst()
}

function selectMeetings(db: Database) {
  return db
    .selectFrom('meetings')
    .innerJoin('messages', 'messages.id', 'meetings.messageId')
    .select([
      'meetings.id',
      'meetings.conversationId',
      'meetings.messageId',
      'messages.messageType',
      'meetings.proposerId',
      'meetings.startsAt',
      'meetings.place',
      'meetings.placeId',
      'meetings.municipality',
      'meetings.state',
    ])
}

export type NewMeeting = {
  conversationId: number
  messageId: number
  proposerId: number
  startsAt: string
  place: string
  placeId: string | null
  municipality: string | null
  createdAt: Date
}

export async function insertMeeting(db: Database, meeting: NewMeeting): Promise<number> {
  const { id } = await db
    .insertInto('meetings')
    .values({ ...meeting, startsAt: new Date(meeting.startsAt) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Decision = {
  id: number
  /** The states in which it can become so. */
  from: readonly MeetingState[]
  state: MeetingState
  at: Date
}

/** What became of a meeting; its message says so to whoever asks for what has changed. False where it could not. */
export async function decideMeeting(
  db: Database,
  { id, from, state, at }: Decision,
): Promise<boolean> {
  const { rows } = await sql`
    with decided as (
      update meetings set state = ${state}, decided_at = ${at}
      where id = ${id} and state = any(${from}::text[]) returning message_id
    )
    update messages set changed_at = ${at} from decided where messages.id = decided.message_id
    returning messages.id`.execute(db)
  return rows.length > 0
}

/** What somebody says on the day, once. False when they have said it. */
export async function insertStep(
  db: Database,
  step: { meetingId: number; userId: number; step: MeetingStep; createdAt: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('meetingSteps')
    .values(step)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Accepted meetings that begin within a time and of which nobody was reminded. */
export async function listToRemind(
  db: Database,
  { now, until, after }: { now: Date; until: Date; after: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom('meetings')
    .select('id')
    .where('state', '=', 'accepted')
    .where('startsAt', '>', now)
    .where('startsAt', '<=', until)
    .where('remindedAt', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(100)
    .execute()
}

/** Claims the reminder of a meeting: true for one who may send it, once. */
export async function claimReminder(db: Database, id: number, at: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('meetings')
    .set({ remindedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'accepted')
    .where('remindedAt', 'is', null)
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}

/** Proposals whose time has come without an answer, and accepted ones whose time is over. */
export async function listOver(
  db: Database,
  { now, acceptedBefore, after }: { now: Date; acceptedBefore: Date; after: number },
): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from meetings
    where state in ('proposed', 'accepted') and id > ${after}
      and starts_at <= case state when 'proposed' then ${now}::timestamptz
        else ${acceptedBefore}::timestamptz end
    order by id limit 100`.execute(db)
  return rows
}

/** The two of a conversation with whom each meets; nobody who is suspended or gone, or where one has blocked the other. */
export async function listReminded(
  db: Database,
  conversationId: number,
): Promise<{ userId: number; otherName: string }[]> {
  const { rows } = await sql<{ userId: number; otherName: string }>`
    select me.id as user_id, other.full_name as other_name
    from conversations talk
    join users me on me.id in (talk.buyer_id, talk.seller_id)
    join users other on other.id in (talk.buyer_id, talk.seller_id) and other.id <> me.id
    where talk.id = ${conversationId} and me.suspended_at is null
      and not ${isApart(sql`me.id`, sql`other.id`)}
    order by me.id`.execute(db)
  return rows
}

export type UpcomingRow = {
  id: number
  conversationId: number
  startsAt: Date
  place: string
  placeId: string | null
  municipality: string | null
  state: MeetingState
  otherName: string
  listingTitle: string | null
}

/** Accepted meetings of a person from a moment on, the next first; none with somebody kept apart from them. */
export async function listUpcoming(
  db: Database,
  { userId, from }: { userId: number; from: Date },
): Promise<UpcomingRow[]> {
  const { rows } = await sql<UpcomingRow>`
    select meetings.id, meetings.conversation_id, meetings.starts_at, meetings.place,
      meetings.place_id, meetings.municipality, meetings.state, other.full_name as other_name, listings.title as listing_title
    from meetings
    -- What was taken out of the conversation does not stand.
    join messages on messages.id = meetings.message_id and message_type = ${MEETING_TYPE}
    join conversations talk on talk.id = meetings.conversation_id
    join users other on other.id in (talk.buyer_id, talk.seller_id) and other.id <> ${userId}
    left join listings on listings.id = talk.listing_id
    where (talk.buyer_id = ${userId} or talk.seller_id = ${userId})
      and meetings.state = 'accepted' and meetings.starts_at >= ${from}
      and not ${isApart(userId, sql`other.id`)}
    order by meetings.starts_at, meetings.id limit 50`.execute(db)
  return rows
}

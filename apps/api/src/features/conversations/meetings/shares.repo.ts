// SQL of the links by which people share a meeting.
import type { MeetingState, MeetingStep } from '@wepa/domain/meetings/meeting'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Adds a link unless this person has `most` of them already. False where they have. */
export async function insertShare(
  db: Database,
  share: { meetingId: number; userId: number; tokenHash: Buffer; createdAt: Date; most: number },
): Promise<boolean> {
  const { meetingId, userId, tokenHash, createdAt, most } = share
  // Held until the link stands, so that two at once do not both count before.
  await sql`select from meetings where id = ${meetingId} for update`.execute(db)
  const { numAffectedRows = 0n } = await sql`
    insert into meeting_shares (meeting_id, user_id, token_hash, created_at)
    select ${meetingId}::integer, ${userId}::integer, ${tokenHash}::bytea, ${createdAt}::timestamptz
    where (select count(*) from meeting_shares
      where meeting_id = ${meetingId} and user_id = ${userId}) < ${most}`.execute(db)
  return numAffectedRows > 0n
}

/** Ends all links of a person to a meeting. */
export async function deleteShares(
  db: Database,
  { meetingId, userId }: { meetingId: number; userId: number },
): Promise<void> {
  await db
    .deleteFrom('meetingShares')
    .where('meetingId', '=', meetingId)
    .where('userId', '=', userId)
    .execute()
}

/** Deletes the links to meetings that began before a moment. */
export async function deleteOldShares(db: Database, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from meeting_shares using meetings
    where meetings.id = meeting_id and meetings.starts_at < ${before}`.execute(db)
  return Number(numAffectedRows)
}

export type SharedRow = {
  startsAt: Date
  place: string
  municipality: string | null
  state: MeetingState
  sharerName: string
  otherName: string | null
  listingTitle: string | null
  steps: { step: MeetingStep; at: string }[]
}

/** What a link opens: a meeting whose message stands, shared by somebody whose account does. */
export async function findShared(
  db: Database,
  { tokenHash, messageType }: { tokenHash: Buffer; messageType: string },
): Promise<SharedRow | undefined> {
  const { rows } = await sql<SharedRow>`
    select meetings.starts_at, meetings.place, meetings.municipality, meetings.state,
      sharer.full_name as sharer_name, other.full_name as other_name,
      listings.title as listing_title,
      coalesce((select json_agg(json_build_object('step', step,
          'at', to_char(meeting_steps.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by meeting_steps.created_at)
        from meeting_steps where meeting_id = meetings.id and user_id = sharer.id), '[]') as steps
    from meeting_shares share
    join meetings on meetings.id = share.meeting_id
    join messages on messages.id = meetings.message_id and message_type = ${messageType}
    join conversations talk on talk.id = meetings.conversation_id
    join users sharer on sharer.id = share.user_id and sharer.suspended_at is null
    left join users other on other.id in (talk.buyer_id, talk.seller_id) and other.id <> sharer.id
    left join listings on listings.id = talk.listing_id
    where share.token_hash = ${tokenHash}`.execute(db)
  return rows[0]
}

// Appeals, and the links of emails that lead to them.
import { APPEALABLE_ACTIONS, type AppealableAction } from '@wepa/domain/moderation/appeal'
import type { ModerationAction } from '@wepa/domain/moderation/moderation'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Opens the appeal of a decision to whoever has the link; sweeps out links that have run out. */
export async function insertAppealLink(
  db: Database,
  link: { decisionId: number; tokenHash: Buffer; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.deleteFrom('appealLinks').where('expiresAt', '<=', now).execute()
  await db.insertInto('appealLinks').values(link).execute()
}

/** The decision that a link leads to, while the link is good. */
export async function findLinkedDecision(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('appealLinks')
    .select('decisionId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row?.decisionId
}

/**
 * A decision as the person concerned sees it. `isStanding`: it has not been taken back, which the moment
 * tells that ad and account were marked with, of a
 * warning its appeal, and of a message that it is kept for the desk alone.
 */
export type Appealable = {
  decisionId: number
  reference: string
  action: AppealableAction
  userId: number
  listingId: number | null
  listingTitle: string | null
  reason: string
  days: number | null
  createdAt: Date
  isStanding: boolean
  message: string | null
  appealedAt: Date | null
  /** What a removed message said; null once it stands again. */
  removedText: string | null
  outcome: ModerationAction | null
  answer: string | null
}

const appealable = sql`
  select said.id as decision_id, said.reference, said.action, said.subject_user_id as user_id,
    said.listing_id, coalesce(ad.title, said.listing_title) as listing_title, said.reason,
    said.days, said.created_at, appeal.message, appeal.created_at as appealed_at,
    answered.action as outcome, answered.reason as answer,
    removed.content as removed_text,
    coalesce(case said.action
      when 'hide_listing' then said.created_at = ad.hidden_at
      when 'suspend_user' then said.created_at = person.suspended_at
      when 'remove_message' then removed.message_id is not null
      else answered.action is distinct from 'reverse' end, false) as is_standing
  from moderation_decisions said
  join users person on person.id = said.subject_user_id
  left join listings ad on ad.id = said.listing_id
  left join removed_messages removed on removed.decision_id = said.id
  left join appeals appeal on appeal.decision_id = said.id
  left join moderation_decisions answered on answered.id = appeal.settled_by
  where said.action = any(${APPEALABLE_ACTIONS}::text[])`

export async function findAppealable(
  db: Database,
  decisionId: number,
): Promise<Appealable | undefined> {
  const { rows } = await sql<Appealable>`${appealable} and said.id = ${decisionId}`.execute(db)
  return rows[0]
}

/** What stands against a person's ads, the newest first. */
export async function listHidden(
  db: Database,
  userId: number,
  limit: number,
): Promise<Appealable[]> {
  const { rows } = await sql<Appealable>`
    select * from (${appealable} and said.action = 'hide_listing' and said.subject_user_id = ${userId}) own
    where is_standing order by decision_id desc limit ${limit}`.execute(db)
  return rows
}

/** Stores the one appeal of a decision; false when there is one. */
export async function insertAppeal(
  db: Database,
  appeal: { decisionId: number; userId: number; message: string; createdAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('appeals')
    .values(appeal)
    .onConflict((first) => first.column('decisionId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

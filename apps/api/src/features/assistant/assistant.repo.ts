// Uses of the assistant, calls that are running, and what a day has cost.
import { AI_TRIAL_DAYS, AI_TRIAL_USES, PLANS, type PlanId } from '@wepa/domain/payments/plan'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { planInForceAt } from '../../db/sql/plan-in-force.ts'

/** Where a person stands: `used` of this trial or month; `until` is the end of the paid month, null in a trial, which began at `trialFrom`. */
export type Standing = { plan: PlanId; used: number; until: Date | null; trialFrom: Date }

type Moment = { userId: number; now: Date; nextMonth: Date }

/** A trial begins with the account, or when one was given anew. */
const trialFrom = sql`coalesce(trial_from, created_at)`

/** Another month has begun for somebody who pays: what was used counts no more. */
const isNewMonth = (now: Date) =>
  sql`(${planInForceAt(now)} <> 'free'
    and (month_ends_at is null or month_ends_at <= ${now}))`

/** A plan's uses in a month, or a trial that is neither used up nor over. */
const mayUse = (now: Date) => sql`case ${planInForceAt(now)}
  when 'free' then count < ${AI_TRIAL_USES}
    and ${trialFrom} > ${now}::timestamptz - make_interval(days => ${AI_TRIAL_DAYS})
  when 'pro' then ${isNewMonth(now)} or count < ${PLANS.pro.aiUses}
  else ${isNewMonth(now)} or count < ${PLANS.business.aiUses} end`

const standing = (now: Date) => sql`${planInForceAt(now)} as plan, count as used,
  month_ends_at as until, ${trialFrom} as trial_from`

/** What decides about a person's uses. */
const allAbout = (userId: number) => sql`assistant_uses
  join users on users.id = assistant_uses.user_id
  join person_plans on person_plans.user_id = assistant_uses.user_id
  where assistant_uses.user_id = ${userId}`

/** Takes one use, whoever else asks at this moment; undefined when there is none. */
export async function takeUse(
  db: Database,
  { userId, now, nextMonth }: Moment,
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    update assistant_uses set
      count = case when ${isNewMonth(now)} then 1 else count + 1 end,
      month_ends_at = case when ${isNewMonth(now)} then ${nextMonth}::timestamptz
        else month_ends_at end
    from users join person_plans on person_plans.user_id = users.id
    where assistant_uses.user_id = ${userId} and users.id = ${userId} and ${mayUse(now)}
    returning ${standing(now)}`.execute(db)
  return rows[0]
}

/** In minutes: so long after a photo was made into an ad, changing that ad takes no use. */
const FREE_CORRECTIONS = 10

const isFreshAd = (now: Date) =>
  sql`coalesce(last_analysis_at > ${now}::timestamptz - make_interval(mins => ${FREE_CORRECTIONS}), false)`

/** Whether this person may still change, without a use, the ad that a photo was just made into. */
export async function mayCorrect(
  db: Database,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isFresh: boolean }>`
    select ${isFreshAd(now)} as is_fresh from assistant_uses where user_id = ${userId}`.execute(db)
  return rows[0]?.isFresh ?? false
}

/** Notes that a photo was made into an ad. */
export async function updateLastAnalysis(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('assistantUses')
    .set({ lastAnalysisAt: now })
    .where('userId', '=', userId)
    .execute()
}

/**
 * The same without taking one, also with none left while the last ad may be corrected: holds the row, so that the
 * person's calls are counted one after the other.
 */
export async function lockUses(
  db: Database,
  { userId, now }: Omit<Moment, 'nextMonth'>,
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select ${standing(now)} from ${allAbout(userId)} and (${mayUse(now)} or ${isFreshAd(now)})
    for no key update of assistant_uses`.execute(db)
  return rows[0]
}

/** `mayUse` as the two above decide it, without holding anything; undefined for nobody. */
export async function findStanding(
  db: Database,
  { userId, now }: Omit<Moment, 'nextMonth'>,
): Promise<(Standing & { mayUse: boolean; isNewMonth: boolean }) | undefined> {
  const { rows } = await sql<Standing & { mayUse: boolean; isNewMonth: boolean }>`
    select ${standing(now)}, ${mayUse(now)} as may_use, ${isNewMonth(now)} as is_new_month
    from ${allAbout(userId)}`.execute(db)
  return rows[0]
}

/** Gives a use back, unless another month has begun since. */
export async function returnUse(
  db: Database,
  { userId, countedUntil }: { userId: number; countedUntil: Date | null },
): Promise<void> {
  await sql`
    update assistant_uses set count = greatest(0, count - 1)
    where user_id = ${userId}
      and month_ends_at is not distinct from ${countedUntil}::timestamptz`.execute(db)
}

/** `trialBudget`: the part of the budget that people in their trial may use together; the rest is for paying members. */
export type Reservation = {
  day: string
  amount: number
  isTrial: boolean
  budget: number
  trialBudget: number
}

/** Sets money of a day aside; false when the day has not that much left for this person. Holds the day's row. */
export async function reserve(
  db: Database,
  { day, amount, isTrial, budget, trialBudget }: Reservation,
): Promise<boolean> {
  const ofTrials = isTrial ? amount : 0
  if (amount > budget || ofTrials > trialBudget) return false
  const { rows } = await sql`
    insert into assistant_spending as spending (day, micro_dollars, trial_micro_dollars, calls)
    values (${day}, ${amount}, ${ofTrials}, 1)
    on conflict (day) do update
      set micro_dollars = spending.micro_dollars + excluded.micro_dollars,
        trial_micro_dollars = spending.trial_micro_dollars + excluded.trial_micro_dollars,
        calls = spending.calls + 1
      where spending.micro_dollars + excluded.micro_dollars <= ${budget}
        and (not ${isTrial}::boolean
          or spending.trial_micro_dollars + excluded.trial_micro_dollars <= ${trialBudget})
    returning day`.execute(db)
  return rows.length > 0
}

/** What a call cost takes the place of what was set aside for it. */
export async function recordSpent(
  db: Database,
  {
    day,
    reserved,
    isTrial,
    spent,
  }: { day: string; reserved: number; isTrial: boolean; spent: number },
): Promise<void> {
  const less = reserved - spent
  await sql`
    update assistant_spending set micro_dollars = greatest(0, micro_dollars - ${less}::bigint),
      trial_micro_dollars = greatest(0, trial_micro_dollars - ${isTrial ? less : 0}::bigint)
    where day = ${day}`.execute(db)
}

/** Calls that are running: of this person, and of all. */
export async function countCalls(
  db: Database,
  userId: number,
): Promise<{ own: number; all: number }> {
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*) filter (where user_id = ${userId}) as own, count(*) as all
    from assistant_calls`.execute(db)
  return rows[0] ?? { own: 0, all: 0 }
}

export type Call = {
  id: number
  userId: number
  isCounted: boolean
  countedUntil: Date | null
  day: string
  reserved: number
  isTrial: boolean
}

export async function insertCall(
  db: Database,
  call: Omit<Call, 'id'> & { startedAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('assistantCalls')
    .values(call)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends a call once: false when it has been ended by somebody else. */
export async function deleteCall(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('assistantCalls')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Calls that have been running for longer than any does: their process died. */
export async function listLostCalls(
  db: Database,
  { before, after }: { before: Date; after: number },
): Promise<Call[]> {
  return db
    .selectFrom('assistantCalls')
    .select(['id', 'userId', 'isCounted', 'countedUntil', 'day', 'reserved', 'isTrial'])
    .where('startedAt', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(100)
    .execute()
}

// SQL of what people say of warnings, and of the messages that they let us read.
import type { VerdictCount, WarningExample } from '@wepa/domain/fraud/warning-verdict'
import type { ExampleInput, WarningVerdict } from '@wepa/domain/fraud/warning-verdict-schema'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** `day`: 'YYYY-MM-DD'. */
export async function addVerdict(
  db: Database,
  { kind, rule, verdict, day }: WarningVerdict & { day: string },
): Promise<void> {
  await db
    .insertInto('warningVerdicts')
    .values({ kind, rule: rule ?? '', verdict, day, count: 1 })
    .onConflict((known) =>
      known
        .columns(['day', 'kind', 'rule', 'verdict'])
        .doUpdateSet({ count: sql`warning_verdicts.count + 1` }),
    )
    .execute()
}

/** Of the days since `from` ('YYYY-MM-DD'), the most often judged first. */
export async function countVerdicts(db: Database, from: string): Promise<VerdictCount[]> {
  const { rows } = await sql<VerdictCount>`
    select kind, nullif(rule, '') as rule,
      coalesce(sum(count) filter (where verdict = 'fraud'), 0)::integer as fraud,
      coalesce(sum(count) filter (where verdict = 'harmless'), 0)::integer as harmless
    from warning_verdicts where day >= ${from}
    group by kind, warning_verdicts.rule
    order by sum(count) desc, kind, warning_verdicts.rule`.execute(db)
  return rows
}

/** A message that stands, between two people who both have their accounts: nobody else reads it. */
const BETWEEN_TWO = sql`
  join users writer on writer.id = said.sender_id and writer.closed_at is null
  join conversations talk on talk.id = said.conversation_id
  join users receiver on receiver.id in (talk.buyer_id, talk.seller_id)
    and receiver.id <> writer.id and receiver.closed_at is null`
const STANDS = sql`not exists (select from removed_messages where message_id = said.id)`

/**
 * Notes that the receiver of a message lets us read it; what they say of it later counts. False for a message that is
 * none, is their own, is between others, was taken out or is of somebody who has no account any more.
 */
export async function insertExample(
  db: Database,
  { messageId, kind, rule, verdict, userId, at }: ExampleInput & { userId: number; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into warning_examples (message_id, user_id, kind, rule, verdict, created_at)
    select said.id, receiver.id, ${kind}, ${rule ?? ''}, ${verdict}, ${at}::timestamptz
    from messages said ${BETWEEN_TWO}
    where said.id = ${messageId} and receiver.id = ${userId} and ${STANDS}
    on conflict (message_id) do update
      set kind = excluded.kind, rule = excluded.rule, verdict = excluded.verdict`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

/** How many messages of a person administrators may read that were given since a moment. */
export async function countExamples(
  db: Database,
  { userId, from }: { userId: number; from: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from warning_examples example join messages said on said.id = example.message_id ${BETWEEN_TWO}
    where example.user_id = ${userId} and receiver.id = ${userId}
      and example.created_at >= ${from} and ${STANDS}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function deleteExamples(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('warningExamples').where('userId', '=', userId).execute()
}

type ExampleRow = Omit<WarningExample, 'createdAt'> & { createdAt: Date }

type ExamplesQuery = { from: Date; limit: number; after: readonly [Date, number] | undefined }

/** The newest first, one more than `limit`. */
export async function listExamples(
  db: Database,
  { from, limit, after }: ExamplesQuery,
): Promise<ExampleRow[]> {
  const { rows } = await sql<ExampleRow>`
    select said.id, example.kind, nullif(example.rule, '') as rule, example.verdict,
      said.content as text, example.created_at
    from warning_examples example join messages said on said.id = example.message_id ${BETWEEN_TWO}
    where receiver.id = example.user_id and example.created_at >= ${from} and ${STANDS}
      and ${after ? sql`(example.created_at, example.message_id) < (${sql.join([...after])})` : sql`true`}
    order by example.created_at desc, example.message_id desc limit ${limit + 1}`.execute(db)
  return rows
}

/** Forgets counts of the days before one ('YYYY-MM-DD'), at most 5,000 rows. Answers how many. */
export async function deleteVerdicts(db: Database, before: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from warning_verdicts where (day, kind, rule, verdict) in (
      select day, kind, rule, verdict from warning_verdicts where day < ${before}
      limit 5000)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Lets nobody read the messages of before a moment any longer, at most 5,000. Answers how many. */
export async function deleteOldExamples(db: Database, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from warning_examples where message_id = any(array(
      select message_id from warning_examples where created_at < ${before}
      order by created_at limit 5000))`.execute(db)
  return Number(numAffectedRows ?? 0)
}

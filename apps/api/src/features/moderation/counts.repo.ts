// How much waits in the queue.
import type { CaseKind } from '@wepa/domain/moderation/moderation'
import { type QueueCount, URGENT_TOPICS } from '@wepa/domain/moderation/urgency'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { suspicionTopic } from '../../db/sql/conversations/suspicion-topic.ts'

type Row = Omit<QueueCount, 'oldestAt'> & { kind: CaseKind; oldestAt: Date | null }

/** How many cases wait, of each kind; findings of one kind about one ad are one. */
export async function countWaiting(db: Database): Promise<Record<CaseKind, QueueCount>> {
  const one = sql`own.id`
  const { rows } = await sql<Row>`
    ${count('report', sql`user_reports own`, sql`own.report_type`, one)} union all
    ${count('contact', sql`contact_messages own`, sql`own.category`, one)} union all
    ${count('verification', sql`user_verifications own`, sql`own.verification_type`, one)}
      and own.verification_type <> 'email' and own.expires_at is null union all
    ${count('flag', sql`moderation_flags own`, sql`own.kind`, sql`(own.listing_id, own.kind)`)} union all
    ${count('suspicion', sql`suspicions own`, suspicionTopic, one)} union all
    ${count('appeal', sql`appeals own join moderation_decisions said on said.id = own.decision_id`, sql`said.action`, one)}`.execute(
    db,
  )
  const of = (kind: CaseKind): QueueCount => {
    const { waiting = 0, urgent = 0, oldestAt = null } = rows.find((row) => row.kind === kind) ?? {}
    return { waiting, urgent, oldestAt: oldestAt?.toISOString() ?? null }
  }
  return {
    report: of('report'),
    contact: of('contact'),
    verification: of('verification'),
    appeal: of('appeal'),
    flag: of('flag'),
    suspicion: of('suspicion'),
  }
}

/** @param one what is counted once */
function count(
  kind: CaseKind,
  from: RawBuilder<unknown>,
  topic: RawBuilder<unknown>,
  one: RawBuilder<unknown>,
) {
  return sql`select ${sql.lit(kind)}::text as kind, count(distinct ${one})::int as waiting,
      (count(distinct ${one}) filter (where ${topic} = any(${URGENT_TOPICS[kind]}::text[])))::int as urgent,
      min(own.created_at) as oldest_at
    from ${from} where own.status = 'pending'`
}

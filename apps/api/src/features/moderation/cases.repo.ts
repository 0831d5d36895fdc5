// The queue: six tables read as one. Each gives the same columns, so that a page is one query of six
// walks that stop early (migration 023).
import { CASE_KINDS, type CaseKind, type TargetKind } from '@wepa/domain/moderation/moderation'
import type { RecordSide } from '@wepa/domain/moderation/person-record'
import type { ScoredPart } from '@wepa/domain/moderation/suspicion'
import { URGENT_TOPICS } from '@wepa/domain/moderation/urgency'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { suspicionTopic } from '../../db/sql/conversations/suspicion-topic.ts'

/** What a case is made of, as its own table keeps it; `settledBy` is the decision that closed it. */
export type CaseSource = {
  kind: TargetKind
  id: number
  isPending: boolean
  settledBy: number | null
  createdAt: Date
  reference: string | null
  topic: string
  text: string
  listingId: number | null
  listingTitle: string | null
  relatedListingId: number | null
  personId: number | null
  writerId: number | null
  contactName: string | null
  contactEmail: string | null
  contactSubject: string | null
  appealedId: number | null
  /** Of the report of a conversation. */
  conversationId: number | null
  /** What was pointed at in it. */
  messageId: number | null
  /** Of a suspicion, with since when new conversations wait for it. */
  score: number | null
  parts: ScoredPart[] | null
  waitsSince: Date | null
}

type Parts = {
  columns: RawBuilder<unknown>
  from: RawBuilder<unknown>
  /** The columns that say what it is about, and whom. */
  topic: RawBuilder<unknown>
  person: RawBuilder<unknown>
}

const nobody = sql`null::text as contact_name, null::text as contact_email, null::text as contact_subject`

/** Findings of one kind about one ad stand and fall together: they are one case, that of the first. */
const isSameFinding = sql`each.listing_id = own.listing_id and each.kind = own.kind
  and each.status = own.status and each.settled_by is not distinct from own.settled_by`
const foundDetails = sql`(select string_agg(each.detail, E'\\n' order by each.id)
  from moderation_flags each where ${isSameFinding})`

const tables: Record<TargetKind, Parts> = {
  report: {
    columns: sql`own.reference, own.report_type as topic, own.description as text,
      own.reported_listing_id as listing_id, own.listing_title, null::int as related_listing_id,
      own.reported_user_id as person_id, own.reporter_id as writer_id, ${nobody}, null::int as appealed_id`,
    from: sql`user_reports own`,
    topic: sql`own.report_type`,
    person: sql`own.reported_user_id`,
  },
  contact: {
    columns: sql`own.reference, own.category as topic, own.message as text, null::int as listing_id,
      null::text as listing_title, null::int as related_listing_id, null::int as person_id,
      own.user_id as writer_id, own.name as contact_name, own.email as contact_email,
      own.subject as contact_subject, null::int as appealed_id`,
    from: sql`contact_messages own`,
    topic: sql`own.category`,
    person: sql`own.user_id`,
  },
  verification: {
    columns: sql`null::text as reference, own.verification_type as topic, '' as text,
      null::int as listing_id, null::text as listing_title, null::int as related_listing_id,
      own.user_id as person_id, null::int as writer_id, ${nobody}, null::int as appealed_id`,
    from: sql`user_verifications own`,
    topic: sql`own.verification_type`,
    person: sql`own.user_id`,
  },
  appeal: {
    columns: sql`said.reference, said.action as topic, own.message as text, said.listing_id,
      said.listing_title, null::int as related_listing_id, own.user_id as person_id,
      null::int as writer_id, ${nobody}, own.decision_id as appealed_id`,
    from: sql`appeals own join moderation_decisions said on said.id = own.decision_id`,
    topic: sql`said.action`,
    person: sql`own.user_id`,
  },
  flag: {
    columns: sql`null::text as reference, own.kind as topic, ${foundDetails} as text, own.listing_id,
      ad.title as listing_title, own.related_listing_id, ad.user_id as person_id,
      null::int as writer_id, ${nobody}, null::int as appealed_id`,
    from: sql`moderation_flags own join listings ad on ad.id = own.listing_id`,
    topic: sql`own.kind`,
    person: sql`ad.user_id`,
  },
  suspicion: {
    columns: sql`null::text as reference, ${suspicionTopic} as topic, '' as text, null::int as listing_id,
      null::text as listing_title, null::int as related_listing_id, own.user_id as person_id,
      null::int as writer_id, ${nobody}, null::int as appealed_id`,
    from: sql`suspicions own`,
    topic: suspicionTopic,
    person: sql`own.user_id`,
  },
  listing: {
    columns: sql`null::text as reference, '' as topic, '' as text, own.id as listing_id,
      own.title as listing_title, null::int as related_listing_id, own.user_id as person_id,
      null::int as writer_id, ${nobody}, null::int as appealed_id`,
    from: sql`listings own`,
    topic: sql`''::text`,
    person: sql`own.user_id`,
  },
  user: {
    columns: sql`null::text as reference, '' as topic, '' as text, null::int as listing_id,
      null::text as listing_title, null::int as related_listing_id, own.id as person_id,
      null::int as writer_id, ${nobody}, null::int as appealed_id`,
    from: sql`users own`,
    topic: sql`''::text`,
    person: sql`own.id`,
  },
}

/** An ad or a person can always be decided about; they have no state of their own. */
function select(kind: TargetKind, rest: RawBuilder<unknown>) {
  const { columns, from } = tables[kind]
  const state =
    kind === 'listing' || kind === 'user'
      ? sql`true as is_pending, null::int as settled_by`
      : sql`own.status = 'pending' as is_pending, own.settled_by`
  const talk =
    kind === 'report'
      ? sql`own.conversation_id, own.message_id`
      : sql`null::int as conversation_id, null::int as message_id`
  const suspicion =
    kind === 'suspicion'
      ? sql`own.score, own.parts, own.waits_since`
      : sql`null::int as score, null::jsonb as parts, null::timestamptz as waits_since`
  return sql`(select ${sql.lit(kind)}::text as kind, own.id, ${state}, own.created_at, ${columns}, ${talk},
      ${suspicion}
    from ${from} where ${rest})`
}

/** One case; undefined for none. Emails are decided by their code and are none. */
export async function findSource(
  db: Database,
  { kind, id }: { kind: TargetKind; id: number },
): Promise<CaseSource | undefined> {
  const isOne = kind === 'flag' ? sql`true` : isCase(kind)
  const { rows } = await sql<CaseSource>`${select(kind, sql`own.id = ${id} and ${isOne}`)}`.execute(
    db,
  )
  return rows[0]
}

export type WaitingKey = readonly [createdAt: string, kind: string, id: number]
export type ClosedKey = readonly [settledBy: number, kind: string, id: number]
type Asked<Key> = {
  kind: CaseKind | undefined
  limit: number
  after: Key | undefined
  /** Only about this person. */
  personId?: number | undefined
  /** Only what cannot wait, by its topic. */
  isUrgent?: boolean | undefined
}

/** What waits, the oldest first. */
export async function listWaiting(
  db: Database,
  { limit, after, ...asked }: Asked<WaitingKey>,
): Promise<CaseSource[]> {
  const parts = kindsOf(asked.kind).map((each) => {
    const isFurther = after
      ? sql`(own.created_at, ${each}::text, own.id) > (${after[0]}::timestamptz, ${after[1]}::text, ${after[2]}::int)`
      : sql`true`
    return select(
      each,
      sql`own.status = 'pending' and ${isCase(each)} and ${isAsked(each, asked)} and ${isFurther}
        order by own.created_at, own.id limit ${limit}`,
    )
  })
  const { rows } = await sql<CaseSource>`
    select * from (${sql.join(parts, sql` union all `)}) waiting
    order by created_at, kind, id limit ${limit}`.execute(db)
  return rows
}

/** What was decided, the last first. */
export async function listClosed(
  db: Database,
  { limit, after, ...asked }: Asked<ClosedKey>,
): Promise<CaseSource[]> {
  const parts = kindsOf(asked.kind).map((each) => {
    const isFurther = after
      ? sql`(own.settled_by, ${each}::text, own.id) < (${after[0]}::int, ${after[1]}::text, ${after[2]}::int)`
      : sql`true`
    return select(
      each,
      sql`own.settled_by is not null and ${isCase(each)} and ${isAsked(each, asked)} and ${isFurther}
        order by own.settled_by desc, own.id desc limit ${limit}`,
    )
  })
  const { rows } = await sql<CaseSource>`
    select * from (${sql.join(parts, sql` union all `)}) closed
    order by settled_by desc, kind desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** Whose a case is on each side of a record: whom it is about, or who wrote it. */
const sides: Record<RecordSide, Partial<Record<CaseKind, RawBuilder<unknown>>>> = {
  about: {
    report: tables.report.person,
    verification: tables.verification.person,
    appeal: tables.appeal.person,
    flag: tables.flag.person,
    suspicion: tables.suspicion.person,
  },
  by: { report: sql`own.reporter_id`, contact: sql`own.user_id` },
}

export type NewestKey = readonly [createdAt: string, kind: string, id: number]

/** One side of a person's record, decided or not, the newest first. */
export async function listOfPerson(
  db: Database,
  {
    personId,
    side,
    limit,
    after,
  }: { personId: number; side: RecordSide; limit: number; after: NewestKey | undefined },
): Promise<CaseSource[]> {
  const parts = CASE_KINDS.flatMap((kind) => {
    const whose = sides[side][kind]
    if (!whose) return []
    const isFurther = after
      ? sql`(own.created_at, ${kind}::text, own.id) < (${after[0]}::timestamptz, ${after[1]}::text, ${after[2]}::int)`
      : sql`true`
    return select(
      kind,
      sql`${whose} = ${personId} and ${isCase(kind)} and ${isFurther}
        order by own.created_at desc, own.id desc limit ${limit}`,
    )
  })
  const { rows } = await sql<CaseSource>`
    select * from (${sql.join(parts, sql` union all `)}) own
    order by created_at desc, kind desc, id desc limit ${limit}`.execute(db)
  return rows
}

function kindsOf(kind: CaseKind | undefined): readonly CaseKind[] {
  return kind ? [kind] : CASE_KINDS
}

/** What is decided by a code is no case, and of findings about one ad the first stands for all. */
function isCase(kind: TargetKind) {
  if (kind === 'verification')
    return sql`own.verification_type <> 'email' and own.expires_at is null`
  if (kind !== 'flag') return sql`true`
  return sql`not exists (select from moderation_flags each where ${isSameFinding} and each.id < own.id)`
}

function isAsked(
  kind: CaseKind,
  { personId, isUrgent }: Pick<Asked<never>, 'personId' | 'isUrgent'>,
) {
  const { topic, person } = tables[kind]
  const isAbout = personId === undefined ? sql`true` : sql`${person} = ${personId}`
  return isUrgent ? sql`${isAbout} and ${topic} = any(${URGENT_TOPICS[kind]}::text[])` : isAbout
}

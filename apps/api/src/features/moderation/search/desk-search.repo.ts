// Where the desk's search looks. Every question has its index (migration 086), and no answer is longer than `limit`.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Rows that hold a part of a name or title, of which the best are chosen: the rest of a common word is not looked at. */
const mostWeighed = 500

/** Ids of what was found, the best first. */
type Found = Promise<number[]>

/** The account of an email address, however it is written. */
export function findPeopleByEmail(db: Database, email: string, limit: number): Found {
  return idsOf(db, sql`select id from users where lower(email) = lower(${email}) limit ${limit}`)
}

/** Whose number it is, or their business's; `phone` in E.164. */
export function findPeopleByPhone(db: Database, phone: string, limit: number): Found {
  return idsOf(
    db,
    sql`select id from users where phone = ${phone}
      union select user_id from business_profiles where phone = ${phone}
      order by id desc limit ${limit}`,
  )
}

/** Whose username it is, then who has all the words in name and username. */
export function findPeopleByWords(
  db: Database,
  { text, words }: { text: string; words: readonly string[] },
  limit: number,
): Found {
  return idsOf(
    db,
    sql`select id from (
        select id, full_name, username from users where lower(username) = lower(${text})
        union
        (select id, full_name, username from users
          where ${hasWords(sql`wepa_folded(full_name || ' ' || username)`, words)}
          limit ${mostWeighed})) near
      order by lower(username) = lower(${text}) desc,
        wepa_folded(full_name) = wepa_folded(${text}) desc, id desc
      limit ${limit}`,
  )
}

/** Ads in any state that show an email address. */
export function findListingsByEmail(db: Database, email: string, limit: number): Found {
  return idsOf(
    db,
    sql`select id from listings where lower(contact_email) = lower(${email})
      order by id desc limit ${limit}`,
  )
}

/** Ads in any state that show a number; `phone` in E.164. */
export function findListingsByPhone(db: Database, phone: string, limit: number): Found {
  return idsOf(
    db,
    sql`select id from listings where contact_phone = ${phone} order by id desc limit ${limit}`,
  )
}

/** Ads in any state with all the words in their title, the newest first. */
export function findListingsByWords(db: Database, words: readonly string[], limit: number): Found {
  return idsOf(
    db,
    sql`select id from (
        select id from listings where ${hasWords(sql`wepa_folded(title)`, words)}
        limit ${mostWeighed}) near
      order by id desc limit ${limit}`,
  )
}

/** Contact messages that were sent from an email address, the newest first. */
export function findContactsByEmail(db: Database, email: string, limit: number): Found {
  return idsOf(
    db,
    sql`select id from contact_messages where lower(email) = lower(${email})
      order by id desc limit ${limit}`,
  )
}

/** Reports of ads that are gone, by the title that is left of them, the newest first. */
export function findReportsOfGoneAds(db: Database, words: readonly string[], limit: number): Found {
  return idsOf(
    db,
    sql`select id from (
        select id from user_reports
        where reported_listing_id is null and conversation_id is null
          and ${hasWords(sql`wepa_folded(listing_title)`, words)}
        limit ${mostWeighed}) near
      order by id desc limit ${limit}`,
  )
}

/** The ids of the cases that a reference stands for: 'report-12'; of a decision also that of its appeal. */
export async function findCasesByReference(db: Database, reference: string): Promise<string[]> {
  const { rows } = await sql<{ caseId: string }>`
    select 'report-' || id as case_id from user_reports where reference = ${reference}
    union all
    select 'contact-' || id from contact_messages where reference = ${reference}
    union all
    select case_id from moderation_decisions where reference = ${reference}
    union all
    select 'appeal-' || appeals.id from appeals
      join moderation_decisions said on said.id = appeals.decision_id
      where said.reference = ${reference}`.execute(db)
  return rows.map(({ caseId }) => caseId)
}

/** True of a text with all the words somewhere in it; what is a wildcard elsewhere is a character here. */
function hasWords(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> {
  const each = words.map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&')
    return sql`${text} like '%' || wepa_folded(${literal}) || '%'`
  })
  return sql`(${sql.join(each, sql` and `)})`
}

async function idsOf(db: Database, query: RawBuilder<unknown>): Found {
  const { rows } = await sql<{ id: number }>`${query}`.execute(db)
  return rows.map(({ id }) => id)
}

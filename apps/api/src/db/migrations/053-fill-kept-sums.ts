import { type Kysely, sql } from 'kysely'

/** Messages looked at, and people summed up, in one statement: rows stay locked for a moment only. */
const messagesAtOnce = 10_000
const peopleAtOnce = 100

/** Fills what 051 keeps for the rows of before, in parts; begun again, it finds what is left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await fillUnread(db)
  await fillRatingSums(db)
  await sql`alter table messages validate constraint messages_unread_by_fkey`.execute(db)
}

async function fillUnread(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from messages`.execute(db)
  const { last } = rows[0] ?? { last: 0 }
  for (let from = 0; from < last; from += messagesAtOnce) {
    // The trigger of 051 works out whose it is. What is read at this moment is left alone: the condition
    // is looked at again once its row is free.
    await sql`
      update messages set is_read = false
      where id > ${from} and id <= ${from + messagesAtOnce}
        and not is_read and unread_by is null`.execute(db)
  }
}

async function fillRatingSums(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ person: number }>`
      select distinct to_user_id as person from ratings
      where to_user_id > ${last} order by to_user_id limit ${peopleAtOnce}`.execute(db)
    if (rows.length === 0) return
    const people = rows.map(({ person }) => person)
    await sql`select sum_ratings(person) from unnest(${people}::integer[]) person`.execute(db)
    last = people.at(-1) ?? last
  }
}

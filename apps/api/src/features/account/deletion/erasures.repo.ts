// SQL that takes a large account away in parts.
import { DELETED_USER } from '@wepa/domain/conversations/conversation'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Rows of one table that go in one part. An ad takes its photos, hearts and metrics along. */
const rowsAtOnce = 1000
const adsAtOnce = 100

/** The people whose rows are still to go, in the order in which they left. */
export async function listErasures(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('accountErasures')
    .select('userId')
    .orderBy('begunAt')
    .limit(100)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** True while an account's rows go in parts: for everybody else it is gone. */
export async function isBeingErased(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accountErasures')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Leaves of a person a row without anything of theirs, which nobody can sign in to and no list shows, and notes
 * that the rest is to go. The name and the address are free from now on.
 */
export async function insertErasure(db: Database, userId: number, now: Date): Promise<void> {
  // No name of a person holds this character, and it is no address of an email.
  const nobody = `eliminada#${userId}`
  await db
    .updateTable('users')
    .set({
      username: nobody,
      email: nobody,
      passwordHash: '',
      fullName: DELETED_USER,
      role: 'user',
      phone: null,
      location: null,
      profileImageUrl: null,
      bio: null,
      suspendedAt: now,
      suspendedUntil: null,
    })
    .where('id', '=', userId)
    .execute()
  await db.insertInto('accountErasures').values({ userId, begunAt: now }).execute()
}

type Reference = { table: string; column: string; goesAlong: boolean }

/**
 * Takes one part of a person's rows away, as each table's reference to people says: deleted, or left without a
 * name. True when the last ones were among them.
 */
export async function erasePart(db: Database, userId: number): Promise<boolean> {
  let isLast = await deleteLonelyConversations(db, userId)
  for (const reference of await listReferences(db)) {
    isLast = (await eraseFrom(db, reference, userId)) && isLast
  }
  return isLast
}

/** Conversations whose other side has left before: nobody is there to read them. */
async function deleteLonelyConversations(db: Database, userId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from conversations where id = any(array(
      select id from conversations
      where (buyer_id = ${userId} and seller_id is null) or (seller_id = ${userId} and buyer_id is null)
      limit ${rowsAtOnce}))`.execute(db)
  return numAffectedRows < rowsAtOnce
}

/** Every column that refers to a person, as the database knows it: none can be forgotten here. */
async function listReferences(db: Database): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select holder.relname as "table", attname as "column", confdeltype = 'c' as "goesAlong"
    from pg_constraint reference
    join pg_class holder on holder.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass
      -- Goes with the person: it says that there is something left.
      and holder.relname <> 'account_erasures'
    order by 1, 2`.execute(db)
  return rows
}

async function eraseFrom(
  db: Database,
  { table, column, goesAlong }: Reference,
  userId: number,
): Promise<boolean> {
  const [from, person] = [sql.table(table), sql.ref(column)]
  const most = table === 'listings' ? adsAtOnce : rowsAtOnce
  const some = sql`ctid = any(array(select ctid from ${from} where ${person} = ${userId} limit ${most}))`
  const { numAffectedRows = 0n } = await (goesAlong
    ? sql`delete from ${from} where ${some}`
    : sql`update ${from} set ${sql.id(column)} = null where ${some}`
  ).execute(db)
  return numAffectedRows < most
}

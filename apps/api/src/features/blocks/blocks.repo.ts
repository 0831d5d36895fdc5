import type { BlockedPerson } from '@wepa/domain/people/block'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Of one person by another. */
export type Block = { blockerId: number; blockedId: number }

/**
 * Holds two accounts until the transaction ends, and waits for what is being said between them: whoever
 * writes holds both in share. Answers how many of them there are.
 */
export async function lockPair(db: Database, { blockerId, blockedId }: Block): Promise<number> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [blockerId, blockedId])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.length
}

/** False when it is there already. */
export async function insertBlock(
  db: Database,
  block: Block & { createdAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('blocks')
    .values(block)
    .onConflict((hit) => hit.columns(['blockerId', 'blockedId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when there is none. */
export async function deleteBlock(db: Database, { blockerId, blockedId }: Block): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blocks')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Who of the two has blocked the other: none, one or both. */
export async function listBlockersBetween(
  db: Database,
  one: number,
  other: number,
): Promise<number[]> {
  const { rows } = await sql<{ blockerId: number }>`
    select blocker_id from blocks
    where (blocker_id = ${one} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${one})`.execute(db)
  return rows.map(({ blockerId }) => blockerId)
}

export async function countBlocks(db: Database, blockerId: number): Promise<number> {
  const row = await db
    .selectFrom('blocks')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('blockerId', '=', blockerId)
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}

type BlockedRow = BlockedPerson & { blockId: number }

/** Whom a person has blocked, the last first. */
export async function listBlocks(
  db: Database,
  { blockerId, limit, before }: { blockerId: number; limit: number; before: number | undefined },
): Promise<BlockedRow[]> {
  let query = db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blockedId')
    .select([
      'blocks.id as blockId',
      'users.id',
      'users.fullName',
      'users.profileImageUrl',
      'blocks.createdAt',
    ])
    .where('blocks.blockerId', '=', blockerId)
  if (before !== undefined) query = query.where('blocks.id', '<', before)
  const rows = await query.orderBy('blocks.id', 'desc').limit(limit).execute()
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** The conversations of two people. */
export async function listConversationIdsBetween(
  db: Database,
  one: number,
  other: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('conversations')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('buyerId', '=', one), eb('sellerId', '=', other)]),
        eb.and([eb('buyerId', '=', other), eb('sellerId', '=', one)]),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

import { DomainError } from '@wepa/domain/error'
import type { BlockedPerson } from '@wepa/domain/people/block'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, type Page, pageQuery, toPage } from '../../db/sql/paginate.ts'
import { listBlockersBetween, listBlocks } from './blocks.repo.ts'

export const BlocksQuery = pageQuery(50)
export type BlocksQuery = z.infer<typeof BlocksQuery>

const key = z.tuple([id()])

/** Whom one has blocked, the last first. @throws DomainError forbidden for another person's list */
export async function listBlocked(
  ctx: MemberContext,
  { ownerId, limit, cursor }: BlocksQuery & { ownerId: number },
): Promise<Page<BlockedPerson>> {
  requireOwnBlocks(ctx, ownerId)
  const before = cursor ? decodeCursor(cursor, key)[0] : undefined
  const rows = await listBlocks(ctx.db, { blockerId: ownerId, limit: limit + 1, before })
  const { items, nextCursor } = toPage(rows, limit, ({ blockId }) => [blockId])
  return { items: items.map(({ blockId: _, ...person }) => person), nextCursor }
}

/** Whether one has blocked somebody; never whether they have blocked one. */
export async function getBlockState(
  ctx: MemberContext,
  { userId }: { userId: number },
): Promise<{ isBlocked: boolean }> {
  const me = ctx.session.userId
  return { isBlocked: (await listBlockersBetween(ctx.db, me, userId)).includes(me) }
}

/** @throws DomainError forbidden */
export function requireOwnBlocks({ session }: MemberContext, ownerId: number): void {
  if (ownerId !== session.userId) throw new DomainError('forbidden')
}

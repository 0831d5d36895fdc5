import { DomainError } from '@wepa/domain/error'
import type { Follow, Followers } from '@wepa/domain/follows/follow'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, type Page, pageQuery, toPage } from '../../db/sql/paginate.ts'
import { countFollowers, listFollowedIds, listFollows as listRows } from './follows.repo.ts'

export const FollowsQuery = pageQuery(50)
export type FollowsQuery = z.infer<typeof FollowsQuery>

const key = z.tuple([id()])

/** Whom one follows, the last first. */
export async function listFollows(
  ctx: MemberContext,
  { limit, cursor }: FollowsQuery,
): Promise<Page<Follow>> {
  const before = cursor ? decodeCursor(cursor, key)[0] : undefined
  const followerId = ctx.session.userId
  const rows = await listRows(ctx.db, { followerId, limit: limit + 1, before })
  const { items, nextCursor } = toPage(rows, limit, ({ followId }) => [followId])
  return {
    items: items.map(({ followId, ...follow }) => ({ id: followId, ...follow })),
    nextCursor,
  }
}

/** The ids of those one follows, for the buttons of their pages. */
export async function listOwnFollowedIds(ctx: MemberContext): Promise<number[]> {
  return listFollowedIds(ctx.db, ctx.session.userId)
}

/** How many follow one; who they are is told to nobody. @throws DomainError forbidden for another's number */
export async function countOwnFollowers(
  ctx: MemberContext,
  { id: userId }: { id: number },
): Promise<Followers> {
  if (userId !== ctx.session.userId) throw new DomainError('forbidden')
  return { count: await countFollowers(ctx.db, userId) }
}

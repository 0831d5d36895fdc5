import { id } from '@wepa/domain/scalar'
import { RatingType, type ShownRating } from '@wepa/domain/trust/rating'
import * as z from 'zod/mini'
import type { ReadContext } from '../../context.ts'
import { decodeCursor, type Page, pageQuery, toPage } from '../../db/sql/paginate.ts'
import { getProfile } from '../people/get-profile.ts'
import { countRatings, listRatings as listRows } from './ratings.repo.ts'

/** Without a type: what was said of both sides. */
export const RatingsQuery = z.extend(pageQuery(50), { type: z.optional(RatingType) })
export type RatingsQuery = z.infer<typeof RatingsQuery>

const key = z.tuple([z.iso.datetime(), id()])

/**
 * What people said of a person, newest first, and how many there are. What waits for the other side of its sale is
 * not among them, whoever asks. @throws DomainError not_found
 */
export async function listRatings(
  ctx: Pick<ReadContext, 'db' | 'clock'>,
  { id: userId, type, limit, cursor }: RatingsQuery & { id: number },
): Promise<Page<ShownRating> & { total: number }> {
  const now = ctx.clock.now()
  const after = cursor ? decodeCursor(cursor, key) : undefined
  await getProfile(ctx, { id: userId })
  const [rows, total] = await Promise.all([
    listRows(ctx.db, {
      userId,
      type,
      now,
      limit,
      after: after && { createdAt: after[0], id: after[1] },
    }),
    countRatings(ctx.db, { userId, type, now }),
  ])
  return { ...toPage(rows, limit, ({ createdAt, id }) => [createdAt, id]), total }
}

import { MISS_DAYS, type MissKind, type SearchMissPage } from '@wepa/domain/admin/search-miss'
import { dateOnly } from '@wepa/domain/text/date'
import * as z from 'zod/mini'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, toPage } from '../../db/sql/paginate.ts'
import { countWithheld, listMisses } from './search-misses.repo.ts'

const DAY = 86_400_000
const key = z.tuple([z.int(), z.int(), z.int()])

/**
 * The searches of the last MISS_DAYS days without use, those of most people first; of fewer than LEAST_PEOPLE only how
 * many they are. Whoever calls must have asked whether this is an administrator.
 */
export async function listSearchMisses(
  ctx: Pick<MemberContext, 'db' | 'clock'>,
  {
    kind,
    limit,
    cursor,
  }: { kind?: MissKind | undefined; limit: number; cursor?: string | null | undefined },
): Promise<SearchMissPage> {
  const from = dateOnly(new Date(ctx.clock.now().getTime() - (MISS_DAYS - 1) * DAY))
  const after = cursor ? decodeCursor(cursor, key) : undefined
  const rows = await listMisses(ctx.db, { from, kind, limit, after })
  const items = rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }))
  const page = toPage(items, limit, ({ people, count, id }) => [people, count, id])
  return { ...page, withheld: cursor ? null : await countWithheld(ctx.db, { from, kind }) }
}

// Whether two people are kept apart by a block, to stand inside the statement that it decides: no round
// trip of its own, and nothing may happen between the look and the deed.
import { type RawBuilder, sql } from 'kysely'

/** True in SQL where one of the two has blocked the other; ids, or expressions that give them. */
export function isApart(
  one: number | RawBuilder<unknown>,
  other: number | RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from blocks
    where (blocker_id = ${one} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${one}))`
}

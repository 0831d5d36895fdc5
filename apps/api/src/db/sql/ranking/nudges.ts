// What moves a found ad up or down beside its words, as parts of its score. The columns are those of the ranking's pool.
import { FOREIGN, type Nudge } from '@wepa/domain/search/reading/nudges'
import { SELLING_WORDS } from '@wepa/domain/search/reading/titles/openings'
import { FOR_RENT, FOR_SALE } from '@wepa/domain/search/reading/titles/title-words'
import { any, categoryIdsOf, phrase, type WordQuery } from '@wepa/domain/search/words/word-query'
import { sql } from 'kysely'
import { CHEAPEST, fits, type Sql } from '../listing-filters.ts'
import type { QueryWriter } from '../text-query.ts'

/**
 * `openings`: titles that begin with one of these (folded, in the singular) are of the thing itself; `heads` are the same
 * as a query. `isCheap`: the cheaper of two that are alike comes first. `deal`: homes of the other deal are known by their
 * price. `free`: gifts, by their price or these words, before all else. `town`: the
 * municipality that was asked for, where its neighbors are found too.
 */
export type Nudges = {
  nudges: readonly Nudge[]
  openings: readonly string[]
  heads: WordQuery | undefined
  isCheap: boolean
  deal: 'rent' | 'sale' | undefined
  free: WordQuery | undefined
  town?: string | undefined
}

/** What an ad loses that does not say what is asked for: it stands behind all that do. */
const UNSAID = -7

const SAYING = {
  rent: any(FOR_RENT.map((words) => phrase(words))),
  sale: any(FOR_SALE.map((words) => phrase(words))),
}

/** Nobody sells a home for less, nor asks as much for a month; in dollars. */
const MONTH = 8000

/** What moves an ad by its words, and what it is made of: the parts of its score, to be added up. */
export function scoresOf(
  { nudges, openings, heads, isCheap, deal, free, town }: Nudges,
  write: QueryWriter,
): Sql[] {
  return [
    ...nudges.filter((nudge) => !isLoss(nudge)).map((nudge) => nudgeOf(nudge, write)),
    ...(openings.length > 0 ? [bonus(isOpening(heads, openings, write), 1.5)] : []),
    ...(isCheap ? [sql`-0.3::float8 * ln(1 + ${CHEAPEST})::float8`] : []),
    ...(free
      ? [bonus(sql`not (coalesce(price_numeric, 1) = 0 or words @@ ${write(free)})`, UNSAID)]
      : []),
    ...(town ? [bonus(fits.municipality(town), 4)] : []),
    ...(deal ? [bonus(isOtherDeal(deal), FOREIGN)] : []),
    ...(deal ? [bonus(isUnknownDeal(deal, write), UNSAID)] : []),
  ]
}

/** What titles of another thing lose, as one number: nothing at best. They are held against many words. */
export function lossOf({ nudges }: Pick<Nudges, 'nudges'>, write: QueryWriter): Sql {
  const losses = nudges.filter(isLoss).map((nudge) => nudgeOf(nudge, write))
  return losses.length === 0 ? sql`0::float8` : sql`least(0, ${sql.join(losses, sql` + `)})`
}

function isLoss({ query, worth, isAbsent, isExcuse }: Nudge): boolean {
  return isExcuse || (worth < 0 && !isAbsent && categoryIdsOf(query) === undefined)
}

function nudgeOf({ query, worth, isAbsent }: Nudge, write: QueryWriter): Sql {
  const categories = categoryIdsOf(query)
  const said = categories ? sql`category_id = any(${categories})` : sql`words @@ ${write(query)}`
  return bonus(isAbsent ? sql`not (${said})` : said, worth)
}

/** True where a title begins with the thing: as the index knows it, or else as the title itself says. */
function isOpening(
  heads: WordQuery | undefined,
  names: readonly string[],
  write: QueryWriter,
): Sql {
  const query = heads && write.opening?.(heads)
  return query ? sql`words @@ ${query}` : opensWith(names)
}

/** True where a title begins with one of the names; words of selling may stand before. */
function opensWith(names: readonly string[]): Sql {
  const gap = '[^a-z0-9]+'
  const thing = names.map((name) => name.replaceAll(' ', `e?s?${gap}`)).join('|')
  const pattern = `^[^a-z0-9]*((${SELLING_WORDS.join('|')})${gap})*(${thing})e?s?([^a-z0-9]|$)`
  return sql`lower(unaccent(
    (select title from listings where listings.id = pool.id))) ~ ${pattern}`
}

/** Nothing tells whether this home is for rent or for sale. */
function isUnknownDeal(deal: 'rent' | 'sale', write: QueryWriter): Sql {
  return sql`price_numeric is null and not (words @@ ${write(SAYING[deal])})`
}

function isOtherDeal(deal: 'rent' | 'sale'): Sql {
  return deal === 'rent' ? sql`price_numeric > ${MONTH}` : sql`price_numeric < ${MONTH}`
}

function bonus(condition: Sql, worth: number): Sql {
  return sql`case when ${condition} then ${sql.lit(worth)}::float8 else 0::float8 end`
}

// The first ads of a search in an order, by a plan that holds whatever the words are.
import { asksAttributes } from '@wepa/domain/search/words/word-query'
import { sql } from 'kysely'
import { allOf, isFound, type ListingFilters, type Sql } from './listing-filters.ts'

/** Of so many first ads so many must fit for the order to be walked, and so far it is walked. */
const SAMPLE = 500
const COMMON = 12
const WALK = 25_000

/** `bound`: where the order begins, which its index finds; `besides`: what else must hold. */
type First = { columns: Sql; order: Sql; limit: Sql; bound?: Sql; besides?: Sql }

/**
 * The first found ads in an order, themselves in none. Of words that go together ('buen estado') the
 * planner multiplies the shares, takes the ads that hold all of them for few, and reads every one: at
 * a million ads a quarter of a second. So where the first of all ads show that they are many, the
 * order is walked. What is crowded at its head and nowhere else is found in the other way after all.
 */
export function firstFound(
  filters: ListingFilters,
  { columns, order, limit, ...rest }: First,
): Sql {
  const bound = rest.bound ? [rest.bound] : []
  const found = allOf([isFound(filters), ...bound, ...(rest.besides ? [rest.besides] : [])])
  const listed = (condition: Sql) => sql`select ${columns} from listings
    where ${found} and ${condition} order by ${order} limit ${limit}`
  if (!mayDeceive(filters)) return listed(sql`true`)
  const first = (count: number) => sql`(select * from listings
    where ${allOf([isFound({ now: filters.now }), ...bound])}
    order by ${order} limit ${count}) first_ads`
  return sql`
    with sample as materialized (
      select count(*) >= ${COMMON} as is_common from ${first(SAMPLE)} where ${found}),
    walk as materialized (
      select ${columns} from ${first(WALK)}
      where (select is_common from sample) and ${found} limit ${limit})
    select * from walk where (select count(*) from walk) = ${limit}
    union all (${listed(sql`(select count(*) from walk) < ${limit}`)})`
}

/** Several words, or what attributes may say, nowhere in particular: within a category or a municipality the index knows them together. */
function mayDeceive({ match, categoryId, municipality, region }: ListingFilters): boolean {
  const isMany = match !== undefined && (match.kind === 'all' || asksAttributes(match))
  return isMany && !categoryId && !municipality && !region
}

// Publishes the ads of a round as people do, and asks its queries as the search page does.
import { findCategory } from '@wepa/domain/listings/category'
import { PublishInput } from '@wepa/domain/listings/input'
import { SearchQuery } from '@wepa/domain/search/query'
import { publishListing } from '../../src/features/listings/publish-listing.ts'
import { findAds } from '../../src/features/search/find-ads.ts'
import { type Suite, startSuite } from '../../test/harness.ts'
import { type Graded, measure } from './measures.ts'
import { type RoundAd, type RoundNumber, type RoundQuery, readRound } from './round.ts'

const DAY = 86_400_000
/** Ads came over these weeks, spread evenly in an order that has nothing to do with the file's. */
const WEEKS = 4
/** So many people publish at a time, each ad after ad. */
const SELLERS = 8

/** `shown`: titles in the order of the page. */
export type Answer = { query: RoundQuery; graded: Graded; shown: readonly string[] }

/** All queries of a round with what was found, on a database of its own. */
export async function askRound(number: RoundNumber): Promise<Answer[]> {
  const { ads, queries } = await readRound(number)
  const suite = await startSuite()
  try {
    const published = await publishAll(suite, ads)
    // As it stands once the statistics have been gathered.
    await suite.database.pool.query('analyze')
    const answers: Answer[] = []
    for (const query of queries) answers.push(await ask(suite, query, published))
    return answers
  } finally {
    await suite.close()
  }
}

/** The figures of a round's answers, query by query. */
export function figuresOf(answers: readonly Answer[]) {
  return answers.map(({ graded }) => measure(graded))
}

/** The round's ads by the ids that publishing gave them. */
async function publishAll(
  suite: Suite,
  ads: readonly RoundAd[],
): Promise<ReadonlyMap<number, RoundAd>> {
  const published = new Map<number, RoundAd>()
  const waiting = ads.entries()
  const sell = async () => {
    const seller = await suite.makeUser({ subscriptionPlan: 'business' })
    for (const [index, ad] of waiting) {
      // 89 and the number of ads have no divisor in common.
      const age = ((index * 89) % ads.length) / ads.length
      const at = new Date(Date.now() - DAY - age * WEEKS * 7 * DAY)
      const ctx = { ...suite.contextOf(), session: sessionOf(seller), clock: { now: () => at } }
      published.set((await publishListing(ctx, inputOf(ad))).id, ad)
    }
  }
  await Promise.all(Array.from({ length: SELLERS }, sell))
  return published
}

function sessionOf({ id }: { id: number }) {
  return { id: 0, userId: id, role: 'user' } as const
}

function inputOf({ title, description, price, category, municipality, condition }: RoundAd) {
  const categoryId = findCategory(category)?.id
  if (categoryId === undefined) throw new Error(`no such category: ${category}`)
  return PublishInput.parse({
    title,
    description: description || '—',
    price: price || undefined,
    categoryId,
    location: municipality,
    condition,
  })
}

async function ask(
  suite: Suite,
  query: RoundQuery,
  published: ReadonlyMap<number, RoundAd>,
): Promise<Answer> {
  const asked = SearchQuery.parse({ search: query.q, ...query.filters, include: 'alike' })
  const { ids, exactCount } = await findAds(suite.contextOf(), asked)
  const found = ids.flatMap((id) => published.get(id) ?? [])
  return {
    query,
    graded: {
      shown: found.map(({ id }) => query.grades[id] ?? 0),
      exact: exactCount ?? ids.length,
      grades: Object.values(query.grades),
    },
    shown: found.map(({ title }) => title),
  }
}

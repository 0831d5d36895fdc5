// What a list that was looked at already says of an ad.
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { ListingCard } from '@wepa/domain/listings/card'
import { type RouterOutputs, trpc } from '../../lib/trpc.ts'

type Page = RouterOutputs['listings']['browse']

/** The card of an ad in any list of this visit; undefined where none has it, and once asking for the ad failed. */
export function findCard(client: QueryClient, id: number): ListingCard | undefined {
  const { browse, get } = trpc.listings
  // Its error is gone as soon as it is asked for again.
  if (client.getQueryState(getQueryKey(get, { id }, 'query'))?.errorUpdateCount) return undefined
  const single = client.getQueriesData<Page>({ queryKey: getQueryKey(browse, undefined, 'query') })
  const paged = client.getQueriesData<InfiniteData<Page>>({
    queryKey: getQueryKey(browse, undefined, 'infinite'),
  })
  // What was invalidated may say an old price.
  const isOfNow = ([key]: readonly [QueryKey, unknown]) => !client.getQueryState(key)?.isInvalidated
  const pages = [
    ...single.filter(isOfNow).map(([, page]) => page),
    ...paged.filter(isOfNow).flatMap(([, list]) => list?.pages),
  ]
  return pages.flatMap((page) => page?.items ?? []).find((card) => card.id === id)
}

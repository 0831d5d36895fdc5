import { useEffect, useEffectEvent, useRef } from 'react'
import { savesData } from '../../lib/device/saves-data.ts'
import { fetchMore } from '../../lib/queries/fetch-more.ts'
import { useLeftAtOnce } from '../search/misses/use-left-at-once.ts'
import { countText } from '../search/result-count.tsx'
import type { ListingSearch } from '../search/use-listing-search.ts'

interface ComingPagesProps {
  search: ListingSearch
  /** Ads on the page. */
  count: number
  /** Hears that the next page was asked for while the focus is on 'Ver más'. */
  onAsk: () => void
}

/** So many pages come unasked after the first; then 'Ver más' does, and what lies below the results can be reached. */
const most = 3
/** About a screen ahead: who scrolls does not wait. */
const ahead = '0px 0px 800px'

/** Fetches the next page when the end of the list comes near, and says how many ads there are now, and how many that are alike. */
export function ComingPages({ search, count, onAsk }: ComingPagesProps) {
  const end = useRef<HTMLDivElement>(null)
  const pages = search.data?.pages.length ?? 0
  const [first] = search.data?.pages ?? []
  const alike = first?.exactCount === undefined ? 0 : first.items.length - first.exactCount
  useLeftAtOnce(search.isPlaceholderData ? undefined : first?.total)
  const isDue =
    pages <= most &&
    search.hasNextPage &&
    !(search.isFetching || search.isError || search.isPlaceholderData)
  const fetchNext = useEffectEvent(() => {
    if (document.activeElement?.getAttribute('rel') === 'next') onAsk()
    void fetchMore(search)
  })
  useEffect(() => {
    if (!isDue || !end.current || savesData()) return
    const near = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) fetchNext()
      },
      { rootMargin: ahead },
    )
    near.observe(end.current)
    return () => near.disconnect()
  }, [isDue])
  return (
    <>
      <div ref={end} />
      <p role="status" className="sr-only">
        {pages > 1 && first && `Ahora ves ${count} de ${countText(first)} anuncios.`}
        {alike > 0 && `Debajo ves ${alike} ${alike === 1 ? 'parecido' : 'parecidos'}.`}
      </p>
    </>
  )
}

import { Link } from '@tanstack/react-router'
import type { PricePosition } from '@wepa/domain/insights/business-analytics-schema'
import { NOT_COMPARABLE } from '@wepa/domain/insights/business-analytics-words'
import { formatMoney } from '@wepa/domain/prices/price'
import { formatNumber } from '@wepa/domain/text/number'
import { useEffect, useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { PartCard } from './part-card.tsx'

/** How the prices of the active ads stand among comparable ads of others. */
export function PricesCard({ userId }: { userId: number }) {
  // One request would let the other parts wait for this one, which searches for each ad.
  const isLater = useLater()
  const query = trpc.businessAnalytics.prices.useInfiniteQuery(
    { id: userId },
    { getNextPageParam: (page) => page.nextCursor, staleTime: 0, enabled: isLater },
  )
  const items = query.data?.pages.flatMap((page) => page.items)
  return (
    <PartCard
      part="prices"
      // Prices are those of today, whatever the period.
      days={30}
      {...{ userId, query }}
      isEmpty={items?.length === 0}
      text="Tus anuncios activos frente a los de otras personas con lo mismo, en venta o vendidos en el último año."
    >
      <ul className="grid grid-cols-1">
        {items?.map((item) => (
          <Price key={item.listingId} position={item} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          tone="quiet"
          className="w-fit"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Ver más anuncios
        </Button>
      )}
    </PartCard>
  )
}

/** True once what was asked for at first is on its way. */
function useLater(): boolean {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return isLater
}

function Price({
  position: { listingId, title, amount, comparison },
}: {
  position: PricePosition
}) {
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          to="/listing/$id"
          params={{ id: `${listingId}` }}
          className="min-w-0 font-semibold text-caribe underline wrap-anywhere"
        >
          {title}
        </Link>
        <span className="font-semibold tabular-nums">
          {amount === null ? 'Sin un número' : formatMoney(amount)}
        </span>
      </p>
      {comparison ? (
        <p className="text-small text-muted">
          {`${counted(comparison.cheaper, 'más barato', 'más baratos')}, ${counted(comparison.dearer, 'más caro', 'más caros')} · mediana ${formatMoney(comparison.median)} · n = ${formatNumber(comparison.ads)}`}
        </p>
      ) : (
        <p className="text-small text-muted">
          {amount === null ? 'Sin un precio en números no se compara.' : `${NOT_COMPARABLE}.`}
        </p>
      )}
    </li>
  )
}

function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

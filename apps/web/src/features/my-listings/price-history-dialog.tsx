import type { Listing } from '@wepa/domain/listings/listing-schema'
import { displayPrice } from '@wepa/domain/prices/price'
import type { PriceHistory } from '@wepa/domain/prices/price-history'
import { longDate } from '@wepa/domain/text/date'
import type { RefObject } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { trpc } from '../../lib/trpc.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface PriceHistoryDialogProps {
  listing: Pick<Listing, 'id' | 'title'>
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** What an own ad has asked and when it was renewed; nobody else sees it. */
export function PriceHistoryDialog({ listing, onClose, returnFocusTo }: PriceHistoryDialogProps) {
  const { id, title } = listing
  const { data, error, refetch } = trpc.listings.priceHistory.useQuery({ id }, { staleTime: 0 })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Historial de precio"
      description={`De «${title}». Solo lo ves tú.`}
      returnFocusTo={returnFocusTo}
    >
      {data && <History history={data} />}
      {!data && !error && <Skeleton className="h-40" />}
      {!data && error && (
        <LoadFailure
          error={error}
          title="No pudimos cargar el historial"
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  )
}

function History({ history: { prices, renewals, earlierPrice } }: { history: PriceHistory }) {
  return (
    <div className="grid gap-5">
      <section className="grid gap-2">
        <h3 className="text-body font-semibold">Precios</h3>
        <ol className="grid gap-1">
          {prices.map(({ price, at }, index) => (
            <li
              key={at}
              className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line py-1.5"
            >
              <span className="figures min-w-0 wrap-anywhere">{displayPrice(price)}</span>
              <span className="text-small text-muted">
                {index === 0 ? 'Ahora, desde el' : 'Desde el'} <Day at={at} />
              </span>
            </li>
          ))}
        </ol>
        <p className="text-small text-muted">
          {earlierPrice ? (
            <>
              En tu anuncio se ve «Antes {displayPrice(earlierPrice.amount)}» hasta el{' '}
              <Day at={earlierPrice.until} />.
            </>
          ) : (
            'Cuando bajas el precio, el de antes se ve tachado 14 días si es el más bajo que pediste en los últimos 30 y estuvo 3 días o más.'
          )}
        </p>
      </section>
      <section className="grid gap-2">
        <h3 className="text-body font-semibold">Renovaciones</h3>
        {renewals.length === 0 && (
          <p className="text-body text-muted">Todavía no lo has renovado.</p>
        )}
        <ol className="grid gap-1">
          {renewals.map(({ at, expiresAt }) => (
            <li
              key={`${at} ${expiresAt}`}
              className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line py-1.5"
            >
              <Day at={at} />
              <span className="text-small text-muted">
                Corre hasta el <Day at={expiresAt} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{longDate(at)}</time>
}

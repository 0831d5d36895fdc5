import type { OtherSearch } from '@wepa/domain/search/others/other-search'
import type { SearchResult } from '@wepa/domain/search/query'
import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useConnection } from '../../../lib/device/connection.ts'
import { reportMiss } from '../misses/report-miss.ts'
import { countText } from '../result-count.tsx'
import { filtersOf, type SearchAddress } from '../search-address.ts'
import { otherLabel } from './other-label.ts'
import { OtherLink } from './other-link.tsx'

export interface OtherSearchesProps {
  address: SearchAddress
  /** The answer without anything exact. */
  page: Pick<SearchResult, 'others' | 'reading'> | undefined
  /** Where the page is a category's own. */
  category?: string
}

/** What would find something, each with its number of ads and one tap. */
export function OtherSearches({ address, page, category }: OtherSearchesProps) {
  const { isOnline } = useConnection()
  const others = page?.others ?? []
  const said = useSaidLate(others.length)
  useReport(address, isOnline && page !== undefined)
  return (
    <>
      {others.length > 0 && (
        <section aria-labelledby="other-searches" className="mb-4 text-left">
          <h3 id="other-searches" className="mb-2 text-center text-body font-semibold">
            Esto sí aparece
          </h3>
          <ul className="rounded-card border border-line bg-card">
            {others.map((other) => (
              <li key={keyOf(other)} className="border-b border-line last:border-0">
                <OtherLink
                  filters={other.filters}
                  category={category}
                  view={address.view}
                  className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 text-body hover:bg-caribe-soft"
                >
                  <span className="min-w-0 flex-1 basis-32 font-medium wrap-anywhere">
                    {otherLabel(other, { excluded: page?.reading.excluded })}
                  </span>{' '}
                  <span className="figures text-muted">
                    {countText(other)} {other.total === 1 ? 'anuncio' : 'anuncios'}
                  </span>
                  <ChevronRight
                    aria-hidden="true"
                    size={20}
                    strokeWidth={1.75}
                    className="flex-none text-muted"
                  />
                </OtherLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isOnline && others.length > 0 && (
        <p className="mb-3 text-small text-muted">
          Sin conexión: abre lo que ya se guardó en este equipo.
        </p>
      )}
      <p role="status" className="sr-only">
        {said > 0 && saidOf(said)}
      </p>
    </>
  )
}

function saidOf(count: number): string {
  return count === 1
    ? 'Hay 1 búsqueda que sí encuentra anuncios.'
    : `Hay ${count} búsquedas que sí encuentran anuncios.`
}

/** Once for each search that found nothing; what was kept on the device is none. */
function useReport(address: SearchAddress, isFound: boolean): void {
  const asked = JSON.stringify(filtersOf(address))
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is made anew with each look at it
  useEffect(() => {
    if (isFound) reportMiss('none', address, 0)
  }, [asked, isFound])
}

/** A screen reader says only what changes after it is there. */
function useSaidLate(count: number): number {
  const [said, setSaid] = useState(0)
  useEffect(() => setSaid(count), [count])
  return said
}

function keyOf({ kind, filters }: OtherSearch): string {
  return `${kind} ${JSON.stringify(filters)}`
}

import type { ReadWord, SearchMiss, SearchTrial } from '@wepa/domain/admin/search-miss'
import { findCategory } from '@wepa/domain/listings/category'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { otherLabel } from '../../../blocks/search/no-hits/other-label.ts'
import { countText } from '../../../blocks/search/result-count.tsx'
import { readingDetails } from '../../../blocks/search/understood.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface SearchTrialDialogProps {
  miss: SearchMiss
  onClose: () => void
}

/** How the search reads a query now, and what it finds, beside what it found then. */
export function SearchTrialDialog({ miss, onClose }: SearchTrialDialogProps) {
  const { words, category, location } = miss
  const query = trpc.searchMisses.tryNow.useQuery(
    { words, ...(category && { category }), ...(location && { location }) },
    { staleTime: 0, gcTime: 0 },
  )
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={`«${words}»`}>
      {query.data && <Trial trial={query.data} then={miss.results} />}
      {!query.data && query.error && (
        <LoadFailure
          error={query.error}
          title="No pudimos probar la búsqueda"
          onRetry={() => void query.refetch()}
        />
      )}
      {!query.data && !query.error && (
        <div aria-busy="true">
          <Skeleton className="h-52" />
        </div>
      )}
    </Dialog>
  )
}

function Trial({ trial, then }: { trial: SearchTrial; then: number }) {
  const { reading, words, categories, exactCount, isCapped, alikeCount, titles, others } = trial
  const details = readingDetails(reading)
  const now = countText({ total: exactCount, isTotalCapped: isCapped })
  return (
    <div className="grid grid-cols-1 gap-4 text-body">
      <dl className="grid grid-cols-1 gap-3">
        <Fact name="Encontró entonces">{then}</Fact>
        <Fact name="Encuentra ahora">
          {now} {alikeCount > 0 && `y ${alikeCount} parecidos`}
        </Fact>
        {reading.correctedText && <Fact name="Corregida">{reading.correctedText}</Fact>}
        {details.length > 0 && <Fact name="Entendimos">{details.join(', ')}</Fact>}
        {categories.length > 0 && (
          <Fact name="Categoría preferida">
            {categories.map((slug) => findCategory(slug)?.name ?? slug).join(', ')}
          </Fact>
        )}
        <Fact name="Palabras">
          <ul className="grid grid-cols-1 gap-1">
            {words.map((word, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of a query stand in their order and may repeat
              <li key={at} className="wrap-anywhere">
                <strong>{word.text}</strong> <span className="text-muted">{wordNote(word)}</span>
              </li>
            ))}
          </ul>
        </Fact>
        {titles.length > 0 && (
          <Fact name="Primeros títulos">
            <ol className="grid grid-cols-1 gap-1">
              {titles.map((title, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: titles in their order, which may repeat
                <li key={at} className="wrap-anywhere">
                  {title}
                </li>
              ))}
            </ol>
          </Fact>
        )}
        {others.length > 0 && (
          <Fact name="Ofrece">
            {others
              .map((other) => `${otherLabel(other, reading)} (${countText(other)})`)
              .join(', ')}
          </Fact>
        )}
      </dl>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

const kindWords: Readonly<Record<ReadWord['as'], string>> = {
  place: 'lugar',
  intent: 'cómo se ofrece',
  rooms: 'cuartos',
  range: 'números',
  term: 'grupo',
  quote: 'entre comillas',
  together: 'juntas',
  plain: 'palabra suelta',
}

function wordNote({ as, groups }: ReadWord): string {
  return groups.length > 0 ? `${kindWords[as]}: ${groups.join(', ')}` : kindWords[as]
}

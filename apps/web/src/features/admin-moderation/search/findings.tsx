import type { DeskFindings } from '@wepa/domain/moderation/desk-search'
import { type ReactNode, useId } from 'react'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { Drawing } from '../../../illustrations/drawing.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CaseEntry, ListingEntry, PersonEntry } from '../entries/entries.tsx'
import { type DeskSearch, idsFound } from './use-desk-search.ts'

interface FindingsProps {
  search: DeskSearch
  openId: string | undefined
}

/** What was found, in groups, in the place of the queue. */
export function Findings({ search: { found, failure, isBusy, run }, openId }: FindingsProps) {
  const count = found && !isBusy ? idsFound(found).length : undefined
  return (
    <>
      <p role="status" className="sr-only">
        {count !== undefined && countWords(count)}
      </p>
      {failure !== undefined && !isBusy && (
        <LoadFailure error={failure} title="No pudimos buscar" onRetry={run} />
      )}
      {isBusy && (
        <div aria-busy="true" className="grid gap-2">
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-20 rounded-card" />
        </div>
      )}
      {count === 0 && (
        <EmptyState
          className="py-6!"
          picture={<Drawing name="not-found" />}
          title="No encontramos nada"
          text="Emails y teléfonos se buscan completos. De un nombre o un título basta una parte."
        />
      )}
      {found && !isBusy && <Groups found={found} openId={openId} />}
    </>
  )
}

function Groups({ found, openId }: { found: DeskFindings; openId: string | undefined }) {
  const { cases, people, listings, more } = found
  return (
    <>
      <Group title="Casos" hasMore={more.includes('cases')} count={cases.length}>
        {cases.map((one) => (
          <li key={one.id}>
            <CaseEntry {...{ one, openId }} />
          </li>
        ))}
      </Group>
      <Group title="Personas" hasMore={more.includes('people')} count={people.length}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonEntry {...{ person, openId }} />
          </li>
        ))}
      </Group>
      <Group title="Anuncios" hasMore={more.includes('listings')} count={listings.length}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingEntry {...{ listing, openId }} />
          </li>
        ))}
      </Group>
    </>
  )
}

interface GroupProps {
  title: string
  count: number
  hasMore: boolean
  children: ReactNode
}

function Group({ title, count, hasMore, children }: GroupProps) {
  const id = useId()
  if (count === 0) return null
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h2 id={id} className="text-body font-bold">
        {title} ({hasMore ? `${count}+` : count})
      </h2>
      <ul className="grid grid-cols-1 gap-2">{children}</ul>
      {hasMore && (
        <p className="text-small text-muted">Hay más. Escribe otra palabra para verlos.</p>
      )}
    </section>
  )
}

function countWords(count: number): string {
  if (count === 0) return 'No encontramos nada'
  return count === 1 ? '1 resultado' : `${count} resultados`
}

import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ListingGridSkeleton } from '../../blocks/listing-card/listing-grid.tsx'
import type { SearchAddress } from '../../blocks/search/search-address.ts'
import { inEnglish } from '../../lib/english.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

interface HomeSectionProps {
  title: string
  /** What it shows, where its title does not say so. */
  about?: string
  /** The way to more of the same. */
  more?: { label: string; to?: '/search' | '/recently-viewed'; search?: SearchAddress }
  children: ReactNode
}

/** A titled part of home. */
export function HomeSection({ title, about, more, children }: HomeSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={about ? `${id} ${id}-about` : id}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 id={id} className="text-h2">
            {title}
          </h2>
          {about && (
            <p id={`${id}-about`} className="text-body font-medium text-muted">
              {about}
            </p>
          )}
        </div>
        {more && (
          <Link
            to={more.to ?? '/search'}
            search={more.search ?? {}}
            className="-mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-field px-2 text-body font-semibold text-caribe hover:underline"
          >
            {more.label}
            <span className="sr-only">: {title}</span>
            <ArrowRight aria-hidden="true" size={18} strokeWidth={2} />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

interface GridPlaceholderProps {
  count: number
  isBroken: boolean
  onRetry: () => void
}

/** A row of ads that is still coming, or that failed. */
export function GridPlaceholder({ count, isBroken, onRetry }: GridPlaceholderProps) {
  if (!isBroken) return <ListingGridSkeleton count={count} />
  return (
    <EmptyState
      title={inEnglish('Failed to fetch recent listings')}
      text="No pudimos traer los anuncios. Revisa tu conexión e inténtalo de nuevo."
      action={<Button onClick={onRetry}>Intentar de nuevo</Button>}
      className="rounded-card bg-card"
    />
  )
}

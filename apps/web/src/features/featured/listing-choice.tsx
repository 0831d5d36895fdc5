import { isPublic } from '@wepa/domain/listings/listing'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { displayPrice } from '@wepa/domain/prices/price'
import { useId } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { PaidPlaceMark } from '../../blocks/listing-card/listing-badges.tsx'
import { ListingPicture } from '../../blocks/listing-card/listing-picture.tsx'
import { MorePages } from '../../blocks/search/more-pages.tsx'
import { Drawing } from '../../illustrations/drawing.tsx'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface ListingChoiceProps {
  userId: number
  value: number | undefined
  error: string | undefined
  onChange: (id: number) => void
}

/** Which of one's own ads; those that are featured already cannot be chosen. */
export function ListingChoice({ userId, value, error, onChange }: ListingChoiceProps) {
  const group = useId()
  const query = trpc.users.listings.useInfiniteQuery(
    { id: userId, limit: 24 },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 0 },
  )
  const listings = query.data?.pages.flatMap((page) => page.items).filter(isPublic)
  if (!listings) {
    const title = 'No pudimos cargar tus anuncios'
    return query.error ? (
      <LoadFailure error={query.error} title={title} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-44 w-full" />
    )
  }
  if (listings.length === 0 && !query.hasNextPage) return <NoListings />
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${group}-error` : undefined}>
      <legend className="mb-3 text-h3 font-bold">¿Cuál anuncio?</legend>
      {error && (
        <p id={`${group}-error`} role="alert" className="mb-3 text-body font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {listings.map((listing) => (
          <Choice
            key={listing.id}
            group={group}
            listing={listing}
            isChosen={listing.id === value && !listing.isFeatured}
            onChoose={() => onChange(listing.id)}
          />
        ))}
      </div>
      <MorePages query={query} />
    </fieldset>
  )
}

interface ChoiceProps {
  group: string
  listing: Listing
  isChosen: boolean
  onChoose: () => void
}

function Choice({ group, listing, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-card border border-edge bg-card p-2 shadow-soft transition-colors hover:border-ink has-checked:border-caribe has-checked:bg-caribe-soft has-checked:outline-2 has-checked:-outline-offset-1 has-checked:outline-caribe has-disabled:cursor-default has-disabled:border-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <input
        type="radio"
        name={group}
        className="sr-only"
        checked={isChosen}
        disabled={listing.isFeatured}
        onChange={onChoose}
      />
      <span className="w-20 max-w-2/5 flex-none overflow-hidden rounded-field">
        <ListingPicture listing={listing} className="rounded-field" />
      </span>
      <span className="grid min-w-0 grid-cols-1 gap-0.5">
        <span className="line-clamp-2 text-body font-medium wrap-anywhere">{listing.title}</span>
        <span className="figures text-body wrap-anywhere">{displayPrice(listing.price)}</span>
        <PaidPlaceMark listing={listing} />
      </span>
    </label>
  )
}

function NoListings() {
  return (
    <EmptyState
      className="py-4!"
      picture={<Drawing name="no-listings" />}
      title="Aún no tienes anuncios que destacar"
      text="Publica uno primero: es gratis."
      action={
        <LinkButton tone="call" to="/post-ad">
          Publicar anuncio
        </LinkButton>
      }
    />
  )
}

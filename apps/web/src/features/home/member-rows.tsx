import type { SelfUser } from '@wepa/domain/people/user'
import { shortLocation } from '@wepa/domain/places/location'
import { ListingShelf } from '../../blocks/listing-card/listing-shelf.tsx'
import { addressOfSearch, useSavedSearches } from '../../blocks/search/keeping/saved-searches.ts'
import { trpc } from '../../lib/trpc.ts'
import { LinkChip } from '../../ui/link-chip.tsx'
import { HomeSection } from './home-section.tsx'

/** Enough to choose from; all are on their own pages. */
const most = { ads: 8, seen: 10, searches: 8 }

/** What home knows of a member: their town, what they look for, and what they looked at last. */
export function MemberRows({ user }: { user: SelfUser }) {
  return (
    <>
      {user.location && <OwnTown location={user.location} />}
      <OwnSearches />
      <LastSeen userId={user.id} />
    </>
  )
}

function OwnTown({ location }: { location: string }) {
  const { data } = trpc.listings.browse.useQuery(
    { location, sort: 'newest', limit: most.ads },
    { staleTime: 60_000 },
  )
  if (!data?.items.length) return null
  return (
    <HomeSection
      title={`Lo nuevo en ${shortLocation(location)}`}
      more={{ label: 'Ver todos', search: { location, sort: 'newest' } }}
    >
      <ListingShelf listings={data.items} />
    </HomeSection>
  )
}

function OwnSearches() {
  const { data: searches = [] } = useSavedSearches()
  if (searches.length === 0) return null
  return (
    <HomeSection title="Tus búsquedas">
      <ul className="flex flex-wrap gap-2">
        {searches.slice(0, most.searches).map((search) => (
          <li key={search.id} className="max-w-full">
            <LinkChip to="/search" search={addressOfSearch(search)} className="max-w-full">
              <span className="truncate">{search.name}</span>
            </LinkChip>
          </li>
        ))}
        <li>
          <LinkChip
            to="/saved-searches"
            className="border-transparent! bg-transparent! text-caribe!"
          >
            Ver todas
          </LinkChip>
        </li>
      </ul>
    </HomeSection>
  )
}

function LastSeen({ userId }: { userId: number }) {
  const { data = [] } = trpc.users.recentlyViewed.useQuery({ id: userId }, { staleTime: 60_000 })
  const seen = data.map(({ listing }) => listing).filter(({ status }) => status !== 'sold')
  if (seen.length === 0) return null
  return (
    <HomeSection title="Lo último que viste">
      <ListingShelf listings={seen.slice(0, most.seen)} />
    </HomeSection>
  )
}

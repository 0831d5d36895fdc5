import type { SelfUser } from '@wepa/domain/people/user'
import { shortLocation } from '@wepa/domain/places/location'
import { useState } from 'react'
import { isWelcomed } from '../../blocks/account/welcome.ts'
import { ListingShelf } from '../../blocks/listing-card/listing-shelf.tsx'
import { addressOfSearch, useSavedSearches } from '../../blocks/search/keeping/saved-searches.ts'
import { trpc } from '../../lib/trpc.ts'
import { latePart } from '../../ui/late-part.tsx'
import { LinkChip } from '../../ui/link-chip.tsx'
import { HomeSection } from './home-section.tsx'

const WelcomeCards = latePart(
  async () => (await import('./welcome/welcome-cards.tsx')).WelcomeCards,
)

/** Enough to choose from; all are on their own pages. */
const most = { ads: 8, searches: 8 }

/** For whoever has just signed up here, until it is over. */
export function WelcomePlace({ user }: { user: SelfUser }) {
  const [isOver, setIsOver] = useState(() => !isWelcomed(user.id))
  return isOver ? null : <WelcomeCards user={user} onEnd={() => setIsOver(true)} />
}

/** What home knows of a member: their town, and what they look for. */
export function MemberRows({ user }: { user: SelfUser }) {
  return (
    <>
      {user.location && <OwnTown location={user.location} />}
      <OwnSearches />
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

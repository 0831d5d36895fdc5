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

/** What home knows of a member: what they looked at last, their town, and what they look for. */
export function MemberRows({ user }: { user: SelfUser }) {
  return (
    <>
      <LastSeen />
      {user.location && <OwnTown location={user.location} />}
      <OwnSearches />
    </>
  )
}

/** The way back to what one looked at; a single one would be a row of nothing. */
function LastSeen() {
  const { data } = trpc.users.lastSeen.useQuery(undefined, { staleTime: 0 })
  if (!data || data.length < 2) return null
  return (
    <HomeSection title="Lo último que viste" more={{ label: 'Ver todos', to: '/recently-viewed' }}>
      <div className="all-seen">
        <ListingShelf listings={data} />
      </div>
    </HomeSection>
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
  const { data: newAds = [] } = trpc.savedSearches.newAds.useQuery(undefined, { staleTime: 60_000 })
  if (searches.length === 0) return null
  const countOf = ({ id }: { id: number }) => newAds.find((each) => each.id === id)?.count ?? 0
  // Those with something new come first; sorting leaves the others in their order.
  const shown = [...searches].sort(
    (one, other) => Math.sign(countOf(other)) - Math.sign(countOf(one)),
  )
  return (
    <HomeSection title="Tus búsquedas">
      <ul className="flex flex-wrap gap-2">
        {shown.slice(0, most.searches).map((search) => (
          <li key={search.id} className="max-w-full">
            <LinkChip to="/search" search={addressOfSearch(search)} className="max-w-full">
              <span className="truncate">{search.name}</span>
              <NewAds count={countOf(search)} />
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

function NewAds({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="flex-none rounded-full bg-caribe px-2 text-small font-semibold text-on-caribe">
      {count === 1 ? '1 nuevo' : `${Math.min(count, 99)}${count > 99 ? '+' : ''} nuevos`}
    </span>
  )
}

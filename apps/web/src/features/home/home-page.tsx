import { ListingGrid } from '../../blocks/listing-card/listing-grid.tsx'
import { ListingShelf } from '../../blocks/listing-card/listing-shelf.tsx'
import { justPublished } from '../../blocks/publishing/just-published.ts'
import { Drawing } from '../../illustrations/drawing.tsx'
import { useStore } from '../../lib/device/store.ts'
import { useSession } from '../../lib/session/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AssistantInvitation } from './assistant-invitation.tsx'
import { CategoryRow } from './category-row.tsx'
import { Hero } from './hero.tsx'
import { useHomeListings } from './home-listings.ts'
import { HomeScreenHint } from './home-screen-hint.tsx'
import { GridPlaceholder, HomeSection } from './home-section.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LearnMore } from './learn-more.tsx'
import { PlansStrip } from './plans-strip.tsx'

const JustPublishedCard = latePart(
  async () => (await import('./just-published-card.tsx')).JustPublishedCard,
)

const MemberRows = latePart(async () => (await import('./member-rows.tsx')).MemberRows)
const MemberWelcome = latePart(async () => (await import('./member-rows.tsx')).WelcomePlace)

/** Home. */
export function HomePage() {
  const { carousel, featured, browse, recent } = useHomeListings()
  const published = useStore(justPublished, null)
  return (
    <>
      <PlansStrip />
      <Hero />
      <div className="page grid grid-cols-1 gap-12 pt-5 pb-8 md:gap-16 md:pt-8 md:pb-12">
        {/* First: it answers what one has just done, and the steps of a new member would push it out of sight. */}
        {published && <JustPublishedCard key={published.id} listing={published} />}
        <OwnWelcome />
        <div className="grid grid-cols-1 gap-6 md:gap-9">
          <CategoryRow />
          {recent.listings?.length === 0 ? (
            <EmptyMarket />
          ) : (
            <HomeSection
              title="Wepa!"
              about="Lo nuevo en la isla"
              more={{ label: 'Ver todos', search: {} }}
            >
              {browse.listings ? (
                <ListingGrid listings={browse.listings} />
              ) : (
                <GridPlaceholder count={8} isBroken={browse.isBroken} onRetry={browse.retry} />
              )}
            </HomeSection>
          )}
        </div>
        {/* Below the first screen: what fills in later moves nothing that one looks at. */}
        <OwnRows />
        {carousel.length > 0 && (
          <HomeSection title="En primera plana">
            <ListingShelf listings={carousel} isLarge />
          </HomeSection>
        )}
        {featured.length > 0 && (
          <HomeSection title="Anuncios destacados">
            <ListingShelf listings={featured} />
          </HomeSection>
        )}
        {recent.listings?.length !== 0 && (
          <HomeSection
            title="Recién Agregados"
            more={{ label: 'Ver más', search: { sort: 'newest' } }}
          >
            {recent.listings ? (
              <ListingShelf listings={recent.listings} />
            ) : (
              <GridPlaceholder count={4} isBroken={recent.isBroken} onRetry={recent.retry} />
            )}
          </HomeSection>
        )}
        <AssistantInvitation />
        <HowItWorks />
        <LearnMore />
        <HomeScreenHint />
      </div>
    </>
  )
}

/** By itself: nothing else of home is drawn anew when somebody signs in or out. */
function OwnRows() {
  const { user } = useSession()
  return user && <MemberRows key={user.id} user={user} />
}

function OwnWelcome() {
  const { user } = useSession()
  return user && <MemberWelcome key={user.id} user={user} />
}

function EmptyMarket() {
  return (
    <EmptyState
      picture={<Drawing name="no-listings" />}
      title="Todavía no hay anuncios"
      text="Sé la primera persona en publicar uno en tu pueblo."
      action={
        <LinkButton to="/post-ad" tone="call">
          Publicar anuncio
        </LinkButton>
      }
    />
  )
}

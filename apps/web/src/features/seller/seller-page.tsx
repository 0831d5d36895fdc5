import type { PublicProfile } from '@wepa/domain/people/user'
import { RatingList } from '../../blocks/people/rating-list.tsx'
import { TrustCard } from '../../blocks/trust-card/trust-card.tsx'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { latePart } from '../../ui/late-part.tsx'
import { ActiveListings } from './active-listings.tsx'
import { BusinessCard } from './business-card.tsx'
import { SellerCare } from './seller-care.tsx'
import { SellerHeader } from './seller-header.tsx'

const SuspendedNotice = latePart(
  async () => (await import('../../blocks/people/moderator-notice.tsx')).ModeratorNotice,
)

const DeskLinks = latePart(
  async () => (await import('../../blocks/people/desk-links.tsx')).DeskLinks,
)

/** A person as everybody sees them: who they are, what they sell, and what others say of them. */
export function SellerPage({ profile }: { profile: PublicProfile }) {
  const { user } = useSession()
  const isOwn = user?.id === profile.id
  if (profile.isForModerators) return <SuspendedPage profile={profile} />
  return (
    <div className="page grid grid-cols-1 gap-6 py-4 md:grid-cols-[19rem_minmax(0,1fr)] md:items-start md:py-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="grid grid-cols-1 gap-4">
        <SellerHeader profile={profile} isOwn={isOwn} canFollow={!isOwn} />
        {profile.business && <BusinessCard business={profile.business} name={profile.fullName} />}
      </div>
      <div className="grid grid-cols-1 gap-8 md:row-span-2">
        <ActiveListings sellerId={profile.id} isOwn={isOwn} />
        <Ratings userId={profile.id} isOwn={isOwn} />
      </div>
      <div className="grid grid-cols-1 gap-2">
        <TrustCard userId={profile.id} />
        {!isOwn && <SellerCare profile={profile} />}
        {!isOwn && user?.role === 'admin' && <DeskLinks userId={profile.id} />}
      </div>
    </div>
  )
}

/** Nothing else is shown of somebody suspended: the desk has the rest. */
function SuspendedPage({ profile }: { profile: PublicProfile }) {
  return (
    <div className="page mx-auto grid max-w-xl grid-cols-1 gap-4 py-4 md:py-8">
      <SuspendedNotice state="Cuenta suspendida" caseId={`user-${profile.id}`} />
      <SellerHeader profile={profile} isOwn={false} canFollow={false} />
      {profile.business && <BusinessCard business={profile.business} name={profile.fullName} />}
    </div>
  )
}

function Ratings({ userId, isOwn }: { userId: number; isOwn: boolean }) {
  const { data } = trpc.ratings.list.useInfiniteQuery(
    { id: userId, limit: 20 },
    { getNextPageParam: (page) => page.nextCursor ?? undefined },
  )
  const total = data?.pages[0]?.total
  return (
    <section aria-labelledby="seller-ratings">
      <h2 id="seller-ratings" className="mb-4 text-h3 font-bold">
        Calificaciones{total === undefined ? '' : ` (${total})`}
      </h2>
      <RatingList userId={userId} isOwn={isOwn} />
    </section>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { ListingGridSkeleton } from '../../blocks/listing-card/listing-grid.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { FollowedAds } from './followed-ads.tsx'
import { FollowedSellers } from './followed-sellers.tsx'
import { SellersSkeleton } from './sellers-skeleton.tsx'

export type FollowingTab = 'sellers' | 'ads'

/** The sellers somebody follows, and what they have published. */
export function FollowingPage({ tab }: { tab: FollowingTab }) {
  const { status, user } = useKnownSession()
  const navigate = useNavigate()
  return (
    <div className="page py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-5 text-h2 md:text-h1">
        Vendedores que sigues
      </h1>
      {status === 'visitor' && <JoinPrompt tab={tab} />}
      {status !== 'visitor' && (
        <Tabs
          label="Lo que sigues"
          value={tab}
          onValueChange={(next) =>
            void navigate({
              to: '/following',
              search: next === 'ads' ? { tab: 'ads' } : {},
              replace: true,
              resetScroll: false,
            })
          }
          tabs={[
            { value: 'sellers', label: 'Vendedores' },
            { value: 'ads', label: 'Anuncios nuevos' },
          ]}
        >
          <TabPanel value="sellers">
            {user ? <FollowedSellers key={user.id} userId={user.id} /> : <SellersSkeleton />}
          </TabPanel>
          <TabPanel value="ads">
            {user ? <FollowedAds key={user.id} /> : <ListingGridSkeleton count={8} />}
          </TabPanel>
        </Tabs>
      )}
    </div>
  )
}

function JoinPrompt({ tab }: { tab: FollowingTab }) {
  return (
    <SignInInvitation
      title="Sigue a quien te gusta cómo vende"
      text="Inicia sesión o crea tu cuenta: te avisamos de sus anuncios nuevos, como mucho una vez al día."
      redirect={tab === 'ads' ? '/following?tab=ads' : '/following'}
    />
  )
}

import { analyticsLevel } from '@wepa/domain/insights/analytics'
import type { SelfUser } from '@wepa/domain/people/user'
import { lazy, Suspense } from 'react'
import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { type ListingsTab, OwnListings, OwnListingsSkeleton } from './own-listings.tsx'
import { PaidReturn } from './paid-return.tsx'
import { PlanNotice } from './plan-notice.tsx'
import { RenewNotice } from './renew-notice.tsx'
import { SellerMetrics } from './seller-metrics.tsx'
import { SellerTrend } from './seller-trend.tsx'

const PremiumCard = lazy(async () => ({
  default: (await import('./premium-card.tsx')).PremiumCard,
}))

interface MyListingsPageProps {
  tab: ListingsTab
  /** The ad that a notice asked to renew. */
  renewId: number | undefined
  /** Back from a payment, for the ad `paidId` where the address names it. */
  isBack: boolean
  paidId: number | undefined
  onTabChange: (tab: ListingsTab) => void
}

/** My listings. */
export function MyListingsPage(props: MyListingsPageProps) {
  const { status, user } = useKnownSession()
  return (
    <div className="page py-6 md:py-10">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-h2 md:text-h1">
          Mis Anuncios
        </h1>
        {status === 'member' && (
          <LinkButton tone="quiet" to="/inventory">
            Ver como tabla
          </LinkButton>
        )}
      </div>
      {status === 'visitor' && <LoginPrompt renewId={props.renewId} />}
      {status === 'unknown' && <PageSkeleton />}
      {status === 'member' && <OwnShop key={user.id} user={user} {...props} />}
    </div>
  )
}

function OwnShop({
  user,
  tab,
  renewId,
  isBack,
  paidId,
  onTabChange,
}: MyListingsPageProps & { user: SelfUser }) {
  const stats = trpc.users.sellerStats.useQuery({ id: user.id }, { staleTime: 0 })
  const tabs = [
    { value: 'all', label: counted('Todos', stats.data?.total) },
    { value: 'active', label: counted('Activos', stats.data?.active) },
    { value: 'inactive', label: counted('Inactivos', stats.data?.inactive) },
  ] as const
  return (
    <div className="grid gap-5">
      {isBack && <PaidReturn key={paidId} listingId={paidId} />}
      {renewId && <RenewNotice key={renewId} listingId={renewId} userId={user.id} />}
      <SellerMetrics stats={stats.data} hasFailed={stats.isError} />
      {stats.data !== undefined && stats.data.total > 0 && <LastDays user={user} />}
      {user.subscriptionPlan !== 'free' && (
        <Suspense>
          <PremiumCard userId={user.id} />
        </Suspense>
      )}
      <PlanNotice plan={user.subscriptionPlan} stats={stats.data} />
      <div>
        <Tabs
          label="Cuáles anuncios ver"
          value={tab}
          onValueChange={(value) =>
            onTabChange(tabs.find((each) => each.value === value)?.value ?? 'all')
          }
          tabs={tabs}
        >
          {tabs.map(({ value }) => (
            <TabPanel key={value} value={value}>
              <OwnListings userId={user.id} tab={value} isNewSeller={stats.data?.total === 0} />
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </div>
  )
}

function LastDays({ user }: { user: SelfUser }) {
  return (
    <section
      aria-labelledby="last-days"
      className="min-w-0 rounded-card border border-line bg-card p-4 shadow-soft sm:p-5"
    >
      <h2 id="last-days" className="mb-3 text-h3">
        Últimos 30 días
      </h2>
      <SellerTrend
        userId={user.id}
        isIncluded={analyticsLevel(user.subscriptionPlan, null) !== 'none'}
      />
      {user.subscriptionPlan === 'business' && (
        <LinkButton tone="quiet" to="/analytics" className="mt-3">
          Análisis de mi negocio
        </LinkButton>
      )}
    </section>
  )
}

function LoginPrompt({ renewId }: Pick<MyListingsPageProps, 'renewId'>) {
  const redirect = renewId ? `/my-listings?renew=${renewId}` : '/my-listings'
  return (
    <SignInInvitation
      title="Inicia sesión para ver tus anuncios"
      text="Aquí ves cuántos los miran, los editas y los marcas como vendidos."
      redirect={redirect}
    />
  )
}

function PageSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <SellerMetrics stats={undefined} hasFailed={false} />
      <div>
        <Skeleton className="mb-5 h-12" />
        <OwnListingsSkeleton />
      </div>
    </div>
  )
}

function counted(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`
}

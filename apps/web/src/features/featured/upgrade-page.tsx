import { isPublic } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { longDate } from '@wepa/domain/text/date'
import { ArrowLeft } from 'lucide-react'
import { OwnListingMissing } from '../../blocks/account/own-listing-missing.tsx'
import { isMissing, RecordGuard } from '../../blocks/account/record-guard.tsx'
import { Drawing } from '../../illustrations/drawing.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UpgradeChoice } from './upgrade-choice.tsx'
import type { UpgradeStep } from './upgrade-step.ts'

interface UpgradePageProps {
  id: number
  step: UpgradeStep
  onStep: (step: UpgradeStep) => void
  /** Whether it was paid for, and not a place of the plan. */
  onDone: (isPaid: boolean) => void
}

/** Feature one ad: /featured-upgrade/{id}. */
export function UpgradePage(props: UpgradePageProps) {
  return (
    <div className="page max-w-3xl! py-6 md:py-10">
      <LinkButton tone="bare" to="/my-listings" className="-ml-4 mb-2">
        <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
        Mis anuncios
      </LinkButton>
      <h1 tabIndex={-1} className="mb-6 text-h2 font-bold">
        Destacar anuncio
      </h1>
      <UpgradeArea {...props} />
    </div>
  )
}

function UpgradeArea({ id, ...rest }: UpgradePageProps) {
  const { status, user } = useKnownSession()
  const isMember = status === 'member'
  const listing = trpc.listings.get.useQuery({ id }, { enabled: isMember, staleTime: 0 })
  const plan = trpc.subscriptions.status.useQuery(undefined, { enabled: isMember, staleTime: 0 })
  const error = listing.error ?? plan.error
  // The ad was deleted meanwhile: there is nothing left to pay for.
  const isGone = isMissing(error)
  const found =
    status === 'member' && listing.data && plan.data && !isGone
      ? { listing: listing.data, plan: plan.data, userId: user.id }
      : undefined
  return (
    <RecordGuard
      status={status}
      signIn={{
        title: 'Inicia sesión requerida',
        text: 'Debes iniciar sesión para destacar anuncios',
        redirect: `/featured-upgrade/${id}`,
      }}
      data={found}
      error={error}
      failureTitle="No se pudo cargar el anuncio"
      onRetry={() => void Promise.all([listing.refetch(), plan.refetch()])}
      missing={<ListingMissing />}
      skeleton={<AreaSkeleton />}
    >
      {({ listing, plan, userId }) => {
        // Somebody else's is none of theirs to feature, and no more to say about it.
        if (listing.userId !== userId) return <ListingMissing />
        if (listing.isFeatured) return <FeaturedAlready listing={listing} />
        if (!isPublic(listing)) return <NotPublic />
        return <UpgradeChoice listing={listing} status={plan} {...rest} />
      }}
    </RecordGuard>
  )
}

function ListingMissing() {
  return <OwnListingMissing title="Anuncio no encontrado" />
}

function FeaturedAlready({ listing }: { listing: ListingDetail }) {
  const { title, featuredExpiresAt } = listing
  return (
    <EmptyState
      picture={<Drawing name="join-in" />}
      title="Tu anuncio ya está destacado"
      text={
        featuredExpiresAt
          ? `«${title}» sale destacado hasta el ${longDate(featuredExpiresAt)}.`
          : `«${title}» sale destacado.`
      }
      action={<LinkButton to="/my-listings">Ver mis anuncios</LinkButton>}
    />
  )
}

function NotPublic() {
  return (
    <EmptyState
      picture={<Drawing name="no-listings" />}
      title="Este anuncio no está publicado"
      text="Activa el anuncio antes de destacarlo."
      action={<LinkButton to="/my-listings">Ver mis anuncios</LinkButton>}
    />
  )
}

function AreaSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-5">
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  )
}

import { longDate } from '@wepa/domain/text/date'
import type { RatingInvitation } from '@wepa/domain/trust/rating'
import type { ReactNode, RefObject } from 'react'
import { RecordGuard } from '../../blocks/account/record-guard.tsx'
import { Stars } from '../../blocks/people/stars.tsx'
import { Drawing } from '../../illustrations/drawing.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useIsLight } from '../../ui/light-context.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { RateForm } from './rate-form.tsx'

/** Where an invitation to rate leads: the two of a sale say how it went, once each. */
export function RatePage({ listingId }: { listingId: number }) {
  const { status, user } = useKnownSession()
  return (
    <div className="page max-w-xl! py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-5 text-h2 md:text-h1">
        Calificar
      </h1>
      <Invitation key={user?.id} status={status} listingId={listingId} />
    </div>
  )
}

type InvitationProps = { listingId: number; status: 'unknown' | 'visitor' | 'member' }

function Invitation({ listingId, status }: InvitationProps) {
  const query = trpc.ratings.invitation.useQuery(
    { listingId },
    // Never from the cache: whether there is still something to rate is what the server knows now.
    { enabled: status === 'member', staleTime: 0, gcTime: 0 },
  )
  return (
    <RecordGuard
      status={status}
      signIn={{
        title: 'Inicia sesión para calificar',
        text: 'Así sabemos que la venta fue contigo.',
        redirect: `/rate/${listingId}`,
      }}
      data={query.data}
      error={query.error}
      failureTitle="No se pudo cargar la venta"
      onRetry={() => void query.refetch()}
      missing={<NoSale />}
      skeleton={<RateSkeleton />}
    >
      {(invitation) => <InvitationCard invitation={invitation} />}
    </RecordGuard>
  )
}

function InvitationCard({ invitation }: { invitation: RatingInvitation }) {
  const { other, listing, type } = invitation
  const isLight = useIsLight()
  const thanks = useKeptFocus<HTMLParagraphElement>(invitation.given ? 0 : 1)
  return (
    <section className="rounded-card border border-line bg-card p-5 shadow-soft md:p-7">
      <header className="mb-5 flex flex-wrap items-center gap-4 border-b border-line pb-5">
        <Avatar name={other.fullName} url={other.profileImageUrl} />
        <div className="min-w-0 flex-1 basis-32">
          <h2 className="text-lead wrap-anywhere">{other.fullName}</h2>
          <p className="text-body wrap-anywhere text-muted">
            {type === 'seller' ? 'Te vendió' : 'Te compró'} «{listing.title}»
          </p>
        </div>
        {listing.image && !isLight && (
          <img
            src={listing.image}
            alt=""
            width={64}
            height={64}
            className="size-16 flex-none rounded-field object-cover"
          />
        )}
      </header>
      <Body {...{ invitation, thanks }} />
    </section>
  )
}

interface BodyProps {
  invitation: RatingInvitation
  /** Has the focus when the form gives way to it. */
  thanks: RefObject<HTMLParagraphElement | null>
}

function Body({ invitation, thanks }: BodyProps) {
  const { other, status, given, type } = invitation
  if (given) return <Thanks {...{ invitation, given, thanks }} />
  if (status === 'undone') {
    return (
      <Closed type={type}>
        {type === 'seller'
          ? 'Quien vendía deshizo esta venta, así que no hay nada que calificar.'
          : 'Deshiciste esta venta, así que no hay nada que calificar. Si fue un error, márcala otra vez como vendida.'}
      </Closed>
    )
  }
  if (other.id === null) {
    return <Closed type={type}>Esta persona ya no tiene cuenta en Wepa.</Closed>
  }
  return <RateForm invitation={invitation} otherId={other.id} />
}

type Given = NonNullable<RatingInvitation['given']>

function Thanks({ invitation, given, thanks }: BodyProps & { given: Given }) {
  const { other, received } = invitation
  return (
    <div className="grid justify-items-start gap-3">
      <p ref={thanks} tabIndex={-1} role="status" className="text-lead font-semibold wrap-anywhere">
        {given.hiddenUntil
          ? `Gracias: tu calificación aparece cuando ${other.fullName} también califique, o el ${longDate(given.hiddenUntil)}.`
          : 'Gracias: tu calificación ya se ve en su perfil.'}
      </p>
      <Said {...given} />
      {received && (
        <section
          aria-labelledby={receivedTitle}
          className="grid w-full justify-items-start gap-3 border-t border-line pt-4"
        >
          <h3 id={receivedTitle} className="text-body font-semibold wrap-anywhere">
            Lo que {other.fullName} dijo de ti
          </h3>
          <Said {...received} />
        </section>
      )}
      {other.id !== null && (
        <LinkButton tone="quiet" to="/seller/$id" params={{ id: other.id }}>
          Ver su perfil
        </LinkButton>
      )}
    </div>
  )
}

const receivedTitle = 'received-rating'

function Said({ rating, comment }: { rating: number; comment: string | null }) {
  return (
    <>
      <Stars rating={rating} size={26} />
      {comment && <p className="text-body wrap-anywhere whitespace-pre-line">{comment}</p>}
    </>
  )
}

type Side = Pick<RatingInvitation, 'type'>

function Closed({ type, children }: Side & { children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="text-body">
        {children}
      </p>
      <NextStep type={type} />
    </div>
  )
}

/** Who sold goes back to the own ads, who bought looks for more. */
function NextStep({ type }: Side) {
  return type === 'buyer' ? (
    <LinkButton tone="quiet" to="/my-listings">
      Ver mis anuncios
    </LinkButton>
  ) : (
    <LinkButton tone="quiet" to="/search">
      Explorar Anuncios
    </LinkButton>
  )
}

function NoSale() {
  return (
    <EmptyState
      picture={<Drawing name="not-found" />}
      title="No encontramos esa venta"
      text="Solo pueden calificarse quien vendió y quien compró. Quizás entraste con otra cuenta."
      action={<LinkButton to="/">Ir al inicio</LinkButton>}
    />
  )
}

function RateSkeleton() {
  return (
    <div
      aria-busy="true"
      className="rounded-card border border-line bg-card p-5 shadow-soft md:p-7"
    >
      <div className="mb-5 flex items-center gap-4 border-b border-line pb-5">
        <Skeleton className="size-14 rounded-full!" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      </div>
      <Skeleton className="mb-5 h-12 w-60 max-w-full" />
      <Skeleton className="mb-5 h-28" />
      <Skeleton className="h-13" />
    </div>
  )
}

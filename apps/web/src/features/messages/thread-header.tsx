import { Link } from '@tanstack/react-router'
import type { Conversation, Participant } from '@wepa/domain/conversations/conversation'
import { offerMoney } from '@wepa/domain/conversations/offer'
import { displayPrice } from '@wepa/domain/prices/price'
import { formatScore } from '@wepa/domain/trust/trust'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ListingShot } from './list/listing-shot.tsx'
import { hasListingPage, listingState } from './list/listing-state.ts'

interface ThreadHeaderProps {
  conversation: Conversation | undefined
  other: Participant | undefined
  userId: number
  /** What one can do with the person. */
  menu?: ReactNode
}

/** Who one talks with, and about which ad: its picture, title, price, and how it stands. */
export function ThreadHeader({ conversation, other, userId, menu }: ThreadHeaderProps) {
  return (
    <header className="flex-none border-b border-line bg-card">
      <div className="flex items-center gap-2 py-1.5 pr-1.5 pl-1.5 md:py-2.5 md:pr-2.5 md:pl-4">
        <Link
          to="/messages"
          aria-label="Volver a tus mensajes"
          title="Volver a tus mensajes"
          className="inline-grid size-[44px] flex-none place-items-center rounded-full hover:bg-sand-deep md:hidden"
        >
          <ArrowLeft aria-hidden="true" size={24} strokeWidth={1.75} />
        </Link>
        {other && (
          <Avatar
            name={other.fullName}
            url={other.profileImageUrl}
            className="size-[40px]! text-body!"
          />
        )}
        <div className="relative min-w-0 flex-1">
          <h1 tabIndex={-1} className="wrap-anywhere text-lead font-bold">
            {other && other.id !== null ? (
              <Link
                to="/seller/$id"
                params={{ id: other.id }}
                className="after:absolute after:inset-0 hover:underline"
              >
                {other.fullName}
              </Link>
            ) : (
              (other?.fullName ?? 'Conversación')
            )}
          </h1>
          {other && other.id !== null && <Standing userId={other.id} />}
        </div>
        {menu}
      </div>
      {conversation ? <Listing conversation={conversation} userId={userId} /> : <ListingGap />}
    </header>
  )
}

/** Since when the other one is here, and how far they can be trusted. */
function Standing({ userId }: { userId: number }) {
  const { data: profile } = trpc.users.get.useQuery({ id: userId })
  const { data: score } = trpc.trust.score.useQuery({ id: userId })
  const isKnown = Number(score?.overallScore ?? 0) > 0
  return (
    // As high before the answer as after it.
    <p className="min-h-5 text-small text-muted">
      {profile && `En Wepa desde ${profile.createdAt.slice(0, 4)}`}
      {score && isKnown && ` · Confianza ${formatScore(score.overallScore)}/5`}
    </p>
  )
}

/** The price that the two have agreed on, until the thing is sold. */
function Agreed({ conversation: { agreedPrice, listing } }: { conversation: Conversation }) {
  if (!agreedPrice || listing?.status === 'sold') return null
  return (
    <span className="font-semibold text-palma">
      Acordado: <span className="figures">{offerMoney(agreedPrice)}</span>
    </span>
  )
}

const strip = 'listing-strip flex items-center gap-3 border-t border-line px-3 py-2 md:px-4'

function Listing({ conversation, userId }: { conversation: Conversation; userId: number }) {
  const { listing, listingId } = conversation
  const content = (
    <>
      <ListingShot
        image={listing?.images[0]}
        className="block size-[44px] flex-none rounded-field"
      />
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="truncate text-body font-medium">
          {listing?.title ?? 'Este anuncio ya no existe'}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-body">
          {listing && <span className="figures">{displayPrice(listing.price)}</span>}
          <Agreed conversation={conversation} />
          <State listing={listing} />
        </span>
      </span>
    </>
  )
  if (listingId === null || !hasListingPage(conversation, userId)) {
    return <div className={strip}>{content}</div>
  }
  return (
    <Link
      to="/listing/$id"
      params={{ id: String(listingId) }}
      className={`${strip} -outline-offset-3! hover:bg-sand-deep`}
    >
      {content}
    </Link>
  )
}

function State({ listing }: Pick<Conversation, 'listing'>) {
  const state = listingState(listing)
  if (state === null) return null
  return (
    <span className="rounded-full bg-sol-soft px-2 py-0.5 text-small font-semibold text-ink">
      {state}
    </span>
  )
}

function ListingGap() {
  return (
    <div className={strip}>
      <Skeleton className="size-[44px] flex-none" />
      <span className="grid flex-1 gap-1.5">
        <Skeleton className="h-4.5 w-1/2" />
        <Skeleton className="h-4.5 w-1/4" />
      </span>
    </div>
  )
}

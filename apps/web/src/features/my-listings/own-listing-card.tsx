import { Link } from '@tanstack/react-router'
import { isPublic, LISTING_DAYS } from '@wepa/domain/listings/listing'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { isLink } from '@wepa/domain/photos/photo'
import { shortLocation } from '@wepa/domain/places/location'
import { isPaidPlace } from '@wepa/domain/trust/badge'
import {
  ChartColumn,
  Eye,
  MessageCircle,
  MousePointerClick,
  Pencil,
  RotateCw,
  Sparkles,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { AskedPrice } from '../../blocks/listing-card/asked-price.tsx'
import { Age } from '../../blocks/listing-card/listing-age.tsx'
import { PaidPlaceMark } from '../../blocks/listing-card/listing-badges.tsx'
import { ListingPicture } from '../../blocks/listing-card/listing-picture.tsx'
import { renewLabel } from '../../blocks/own-listing/running-time.ts'
import { StatusBadge } from '../../blocks/own-listing/status-badge.tsx'
import { RateLink } from '../../blocks/people/rate-link.tsx'
import { useWaitingRatings } from '../../blocks/people/use-waiting-ratings.ts'
import { useNow } from '../../lib/head/site.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ListingMenu } from './listing-menu.tsx'
import { PaidTime, RunningTime } from './own-listing-times.tsx'
import { useListingActions } from './use-listing-actions.ts'

const ListingTrend = latePart(async () => (await import('./listing-trend.tsx')).ListingTrend, {
  failure: 'No pudimos abrir las cifras. Revisa tu conexión.',
})

const LinkedPhotosNotice = latePart(
  async () => (await import('./linked-photos-notice.tsx')).LinkedPhotosNotice,
)

const RemainingPlace = latePart(
  async () => (await import('./remaining-place/remaining-place.tsx')).RemainingPlace,
)

const HiddenNotice = latePart(async () => (await import('./hidden-notice.tsx')).HiddenNotice)

interface OwnListingCardProps {
  listing: Listing
  /** Its place in the list: the first ones load their picture at once. */
  position: number
}

/** An own ad: how it stands, how it does, and what its owner can do with it. */
export function OwnListingCard({ listing, position }: OwnListingCardProps) {
  const actions = useListingActions(listing)
  const { shown } = actions
  return (
    <article
      aria-busy={actions.isBusy}
      className={classNames(
        'flex h-full flex-col rounded-card border border-line bg-card shadow-soft transition-opacity',
        actions.isLeaving && 'opacity-50',
      )}
    >
      <div className="relative flex flex-1 flex-wrap content-start gap-3 rounded-card p-3 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ring">
        <div className="w-28 max-w-full flex-none overflow-hidden rounded-field sm:w-36">
          <ListingPicture
            listing={shown}
            isEager={position < 6}
            isFirst={position === 0}
            className={classNames('rounded-field', isOffSale(shown) && 'opacity-70 grayscale')}
          />
        </div>
        <Facts listing={shown} />
      </div>
      <div className="grid gap-1.5 px-3 pb-3">
        <Metrics listing={listing} />
        {!shown.isHidden && <RunningTime listing={shown} />}
        <PaidTime listing={shown} />
        {shown.featuredPlan === 'spotlight' && <ReportLink id={shown.id} />}
      </div>
      {shown.isHidden && <HiddenNotice listing={shown} />}
      {isOffSale(shown) && shown.featuredPlan && <RemainingPlace listing={shown} />}
      {shown.images.length === 0 && !shown.isHidden && !isOffSale(shown) && (
        <AskForPhoto id={shown.id} />
      )}
      {shown.images.some(isLink) && <LinkedPhotosNotice listing={shown} />}
      <p role="status" className={actions.refusal ? 'px-3 pb-3' : 'hidden'}>
        {actions.refusal && (
          <span className="block rounded-field bg-sol-soft px-3 py-2 text-body">
            {actions.refusal}
          </span>
        )}
      </p>
      <Actions listing={shown} actions={actions} />
    </article>
  )
}

/** The photos stand at the top of the form. */
function AskForPhoto({ id }: { id: number }) {
  return (
    <p className="px-3 pb-3 text-body">
      Sin foto.{' '}
      <Link
        to="/edit-listing/$id"
        params={{ id }}
        className="inline-flex min-h-11 items-center font-semibold text-caribe"
      >
        Añadir una foto
      </Link>
    </p>
  )
}

function Facts({ listing }: { listing: Listing }) {
  return (
    <div className="flex min-w-0 flex-1 basis-32 flex-col gap-1">
      <div className="flex flex-wrap gap-1.5">
        <StatusBadge listing={listing} />
        <PaidPlaceMark listing={listing} />
      </div>
      <p className="figures text-lead leading-tight">
        <AskedPrice listing={listing} />
      </p>
      <h2 className="line-clamp-2 text-body leading-snug font-medium tracking-normal">
        <Link
          to="/listing/$id"
          params={{ id: String(listing.id) }}
          className="outline-none after:absolute after:inset-0"
        >
          {listing.title}
        </Link>
      </h2>
      <p className="text-small text-muted">
        {shortLocation(listing.location)} <span aria-hidden="true">·</span>{' '}
        <Age since={listing.createdAt} />
      </p>
    </div>
  )
}

function Metrics({ listing }: { listing: Listing }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      <Metric icon={Eye} count={listing.views} words={['vista', 'vistas']} />
      <Metric icon={MousePointerClick} count={listing.clicks} words={['clic', 'clics']} />
      <Metric icon={MessageCircle} count={listing.messages} words={['mensaje', 'mensajes']} />
    </ul>
  )
}

interface MetricProps {
  icon: typeof Eye
  count: number
  words: readonly [string, string]
}

function Metric({ icon: Icon, count, words }: MetricProps) {
  return (
    <li className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      {count.toLocaleString('es-PR')} {words[count === 1 ? 0 : 1]}
    </li>
  )
}

interface ActionsProps {
  listing: Listing
  actions: ReturnType<typeof useListingActions>
}

function Actions({ listing, actions }: ActionsProps) {
  const now = new Date(useNow())
  const renew = listing.isHidden ? undefined : renewLabel(listing, now)
  const waiting = useWaitingRatings().find(({ listingId }) => listingId === listing.id)
  const canFeature = isPublic(listing) && !isPaidPlace(listing, now)
  return (
    <div className="flex items-start gap-2 border-t border-line py-2 pr-1.5 pl-3">
      <div className="flex min-w-0 flex-1 flex-wrap gap-2">
        <LinkButton
          tone="quiet"
          size="small"
          to="/edit-listing/$id"
          params={{ id: listing.id }}
          aria-label={`Editar: ${listing.title}`}
          className="flex-1"
        >
          <Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
          Editar
        </LinkButton>
        {waiting && <RateLink waiting={waiting} className="flex-1" />}
        {canFeature && (
          <LinkButton
            tone="quiet"
            size="small"
            to="/featured-upgrade/$id"
            params={{ id: listing.id }}
            aria-label={`Destacar: ${listing.title}`}
            className="flex-1"
          >
            <Sparkles aria-hidden="true" size={16} strokeWidth={1.75} />
            Destacar
          </LinkButton>
        )}
        {renew && (
          <Button
            tone="quiet"
            size="small"
            isBusy={actions.isRenewing}
            title={`${LISTING_DAYS} días más`}
            aria-label={`${renew}: ${listing.title}`}
            className="flex-1"
            onClick={actions.renew}
          >
            <RotateCw aria-hidden="true" size={16} strokeWidth={1.75} />
            {renew}
          </Button>
        )}
      </div>
      <div className="flex flex-none">
        <TrendButton listing={listing} />
        <ListingMenu
          listing={listing}
          isBusy={actions.isBusy}
          onStatus={actions.setStatus}
          onRemove={actions.remove}
        />
      </div>
    </div>
  )
}

function TrendButton({ listing }: { listing: Listing }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        label={`Estadísticas: ${listing.title}`}
        title="Estadísticas"
        aria-haspopup="dialog"
        className="-mr-2"
        onClick={() => setIsOpen(true)}
      >
        <ChartColumn aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      {isOpen && <ListingTrend listing={listing} onOpenChange={setIsOpen} returnFocusTo={button} />}
    </>
  )
}

/** What the place brings stays to be read after its end. */
function ReportLink({ id }: { id: number }) {
  return (
    <Link
      to="/featured-report/$id"
      params={{ id }}
      className="-my-2 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-small font-semibold text-caribe hover:underline"
    >
      <ChartColumn aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      Reporte de Spotlight
    </Link>
  )
}

function isOffSale({ isActive, status }: Listing): boolean {
  return !isActive || status === 'sold'
}

import { hasPublicPage, isPublic, type ListingStatus } from '@wepa/domain/listings/listing'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import {
  CircleCheck,
  Clock,
  EllipsisVertical,
  Gavel,
  HandCoins,
  History,
  Share2,
  Trash2,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { STATUS_ACTIONS } from '../../text/listing-status.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { FloorDialog } from './floor-dialog.tsx'
import { offeredStatuses } from './offered-statuses.ts'
import { daysText, useRemainingPlace } from './remaining-place/use-remaining-places.ts'
import type { Buyer, PlaceMove } from './use-listing-actions.ts'

const SoldDialog = latePart(async () => (await import('./sold-dialog.tsx')).SoldDialog, {
  failure: 'No pudimos abrirlo. Revisa tu conexión.',
})

const PriceHistoryDialog = latePart(
  async () => (await import('./price-history-dialog.tsx')).PriceHistoryDialog,
  { failure: 'No pudimos abrirlo. Revisa tu conexión.' },
)

const ShareSheet = latePart(
  async () => (await import('../../blocks/sharing/share-sheet.tsx')).ShareSheet,
  {
    failure: 'No pudimos abrirlo. Revisa tu conexión.',
  },
)

interface ListingMenuProps {
  listing: Listing
  isBusy: boolean
  /** With 'sold' also who bought it, and where its featured place goes, when the person said so. */
  onStatus: (status: ListingStatus, buyer?: Buyer, move?: PlaceMove) => void
  onRemove: () => void
}

const icons = { active: CircleCheck, pending: Clock, sold: HandCoins }

/** The steps of an own ad that are not for every day: its other states, and deleting it after a question. */
export function ListingMenu({ listing, isBusy, onStatus, onRemove }: ListingMenuProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isSelling, setIsSelling] = useState(false)
  const [isSharing, setIsSharing] = useState(false)
  const [hasFloorOpen, setFloorOpen] = useState(false)
  const [hasHistoryOpen, setHistoryOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const place = useRemainingPlace(listing.id)
  return (
    <>
      <Menu
        trigger={
          <IconButton ref={trigger} label={`Más opciones: ${listing.title}`}>
            <EllipsisVertical aria-hidden="true" size={20} strokeWidth={1.75} />
          </IconButton>
        }
      >
        {offeredStatuses(listing).map((status) => {
          const Icon = icons[status]
          return (
            <MenuItem
              key={status}
              disabled={isBusy}
              icon={<Icon aria-hidden="true" size={20} strokeWidth={1.75} />}
              onSelect={() => (status === 'sold' ? setIsSelling(true) : onStatus(status))}
            >
              {STATUS_ACTIONS[status]}
            </MenuItem>
          )
        })}
        {isPublic(listing) && (
          <MenuItem
            icon={<Gavel aria-hidden="true" size={20} strokeWidth={1.75} />}
            onSelect={() => setFloorOpen(true)}
          >
            Oferta mínima
          </MenuItem>
        )}
        <MenuItem
          icon={<History aria-hidden="true" size={20} strokeWidth={1.75} />}
          onSelect={() => setHistoryOpen(true)}
        >
          Historial de precio
        </MenuItem>
        {hasPublicPage(listing) && (
          <MenuItem
            icon={<Share2 aria-hidden="true" size={20} strokeWidth={1.75} />}
            onSelect={() => setIsSharing(true)}
          >
            Compartir
          </MenuItem>
        )}
        <MenuLine />
        <MenuItem
          isDangerous
          disabled={isBusy}
          icon={<Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />}
          onSelect={() => setIsAsking(true)}
        >
          Eliminar
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="¿Estás seguro de que quieres eliminar este anuncio?"
        description={`«${listing.title}» se borra con sus fotos y no se puede recuperar.${place ? ` Lo que le queda destacado (${daysText(place.days)}) podrás pasarlo, una vez, a otro anuncio.` : ''}`}
        confirmLabel="Eliminar"
        tone="danger"
        onConfirm={onRemove}
        returnFocusTo={trigger}
      />
      {isSharing && (
        <ShareSheet listing={listing} onOpenChange={setIsSharing} returnFocusTo={trigger} />
      )}
      {hasFloorOpen && (
        <FloorDialog
          listing={listing}
          onClose={() => setFloorOpen(false)}
          returnFocusTo={trigger}
        />
      )}
      {hasHistoryOpen && (
        <PriceHistoryDialog
          listing={listing}
          onClose={() => setHistoryOpen(false)}
          returnFocusTo={trigger}
        />
      )}
      {isSelling && (
        <SoldDialog
          listing={listing}
          onOpenChange={setIsSelling}
          onSold={(buyer, move) => onStatus('sold', buyer, move)}
          returnFocusTo={trigger}
        />
      )}
    </>
  )
}

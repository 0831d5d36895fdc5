import type { Participant } from '@wepa/domain/conversations/conversation'
import type { ConversationMarksInput } from '@wepa/domain/conversations/conversation-marks'
import {
  Archive,
  Ban,
  Bell,
  BellOff,
  CalendarPlus,
  EllipsisVertical,
  Flag,
  HandCoins,
  Handshake,
} from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'

export interface ThreadMenuProps {
  other: Participant
  isBlocked: boolean
  isBusy: boolean
  /** Notes the sale to this person; only where there is something to sell to them. Asks first. */
  onSold: ((returnFocusTo: RefObject<HTMLElement | null>) => void) | undefined
  onOffer: (() => void) | undefined
  onMeet: (() => void) | undefined
  isMuted: boolean
  isArchived: boolean
  /** What is not named stays as it is. */
  onMark: (marks: ConversationMarksInput) => void
  onReport: () => void
  /** Asks first; the focus comes back to the menu's button. */
  onBlock: (returnFocusTo: RefObject<HTMLElement | null>) => void
  onUnblock: () => void
}

/** What one does with a person and not with a message: sell to them, report them, hear nothing more of them. */
export function ThreadMenu(props: ThreadMenuProps) {
  const { other, isBlocked, isBusy, onSold, onReport, onBlock, onUnblock } = props
  const { isMuted, isArchived, onMark, onOffer, onMeet } = props
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <Menu
      trigger={
        <IconButton ref={trigger} label={`Más opciones: ${other.fullName}`}>
          <EllipsisVertical aria-hidden="true" size={20} strokeWidth={1.75} />
        </IconButton>
      }
    >
      {onSold && (
        <MenuItem
          icon={<Handshake aria-hidden="true" size={20} strokeWidth={1.75} />}
          onSelect={() => onSold(trigger)}
        >
          Marcar como vendido
        </MenuItem>
      )}
      {onOffer && (
        <MenuItem
          icon={<HandCoins aria-hidden="true" size={20} strokeWidth={1.75} />}
          onSelect={onOffer}
        >
          Ofrecer un precio
        </MenuItem>
      )}
      {onMeet && (
        <MenuItem
          icon={<CalendarPlus aria-hidden="true" size={20} strokeWidth={1.75} />}
          onSelect={onMeet}
        >
          Planificar encuentro
        </MenuItem>
      )}
      <MenuItem
        icon={
          isMuted ? (
            <Bell aria-hidden="true" size={20} strokeWidth={1.75} />
          ) : (
            <BellOff aria-hidden="true" size={20} strokeWidth={1.75} />
          )
        }
        onSelect={() => onMark({ isMuted: !isMuted })}
      >
        {isMuted ? 'Activar avisos' : 'Silenciar'}
      </MenuItem>
      <MenuItem
        icon={<Archive aria-hidden="true" size={20} strokeWidth={1.75} />}
        onSelect={() => onMark({ isArchived: !isArchived })}
      >
        {isArchived ? 'Sacar del archivo' : 'Archivar'}
      </MenuItem>
      <MenuItem icon={<Flag aria-hidden="true" size={20} strokeWidth={1.75} />} onSelect={onReport}>
        Reportar
      </MenuItem>
      {other.id !== null && (
        <MenuItem
          disabled={isBusy}
          isDangerous={!isBlocked}
          icon={<Ban aria-hidden="true" size={20} strokeWidth={1.75} />}
          onSelect={() => (isBlocked ? onUnblock() : onBlock(trigger))}
        >
          {isBlocked ? 'Desbloquear' : 'Bloquear'}
        </MenuItem>
      )}
    </Menu>
  )
}

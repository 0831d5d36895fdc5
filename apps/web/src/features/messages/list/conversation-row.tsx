import { Link } from '@tanstack/react-router'
import {
  type Conversation,
  otherSide,
  type Participant,
} from '@wepa/domain/conversations/conversation'
import { relativeTime } from '@wepa/domain/text/relative-time'
import { Ban, BellOff, CircleAlert, Clock } from 'lucide-react'
import { memo } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Outgoing } from '../thread-entries.ts'
import { ListingShot } from './listing-shot.tsx'

interface ConversationRowProps {
  conversation: Conversation
  userId: number
  now: string
  /** It stands open beside the list. */
  isOpen: boolean
  /** Something newer of one's own is still on its way. */
  pending: Outgoing | undefined
}

/** The other one's name, the ad's title, the last message and when it was; a tap opens the conversation. */
export const ConversationRow = memo(function Row(props: ConversationRowProps) {
  const { conversation, userId, now, isOpen, pending } = props
  const { id, listing, unreadCount, lastMessage, lastMessageAt } = conversation
  const other = otherSide(conversation, userId)
  const isUnread = unreadCount > 0
  return (
    <Link
      to="/chat/$id"
      params={{ id }}
      aria-current={isOpen ? 'page' : undefined}
      className={classNames(
        'flex items-center gap-3 px-3 py-3 -outline-offset-3! transition-colors md:px-4',
        isOpen ? 'bg-caribe-soft' : 'hover:bg-sand-deep',
      )}
    >
      <Pictures image={listing?.images[0]} other={other} />
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span
            className={classNames(
              'min-w-0 flex-1 basis-24 truncate text-body',
              isUnread ? 'font-bold' : 'font-semibold',
            )}
          >
            {other.fullName}
            {conversation.isBlocked && <BlockedMark />}
            {conversation.isMuted && <MutedMark />}
          </span>
          <time dateTime={lastMessageAt} className="flex-none text-small text-muted">
            {relativeTime(lastMessageAt, new Date(now))}
          </time>
        </span>
        <span className="truncate text-small text-muted">
          {listing?.title ?? 'Anuncio eliminado'}
        </span>
        <span className="flex items-center gap-2">
          <span
            className={classNames(
              'min-w-0 flex-1 truncate text-body',
              isUnread ? 'font-semibold text-ink' : 'text-muted',
            )}
          >
            {pending ? <Pending {...pending} /> : lastWords(lastMessage, userId)}
          </span>
          {isUnread && <UnreadCount count={unreadCount} />}
        </span>
      </span>
    </Link>
  )
})

function BlockedMark() {
  return (
    <>
      <Ban
        aria-hidden="true"
        size={14}
        strokeWidth={2}
        className="ml-1.5 inline align-[-2px] text-muted"
      />
      <span className="sr-only"> (persona bloqueada)</span>
    </>
  )
}

function MutedMark() {
  return (
    <>
      <BellOff
        aria-hidden="true"
        size={14}
        strokeWidth={2}
        className="ml-1.5 inline align-[-2px] text-muted"
      />
      <span className="sr-only"> (silenciada)</span>
    </>
  )
}

/** The ad, with the person at its corner; the person alone where the ad has no picture. */
function Pictures({ image, other }: { image: string | undefined; other: Participant }) {
  const { fullName: name, profileImageUrl: url } = other
  if (!image) return <Avatar name={name} url={url} className="size-[56px]! self-start" />
  return (
    <span className="relative flex-none self-start">
      <ListingShot image={image} className="block size-[56px] rounded-card" />
      <Avatar
        name={name}
        url={url}
        className="absolute -right-[6px] -bottom-[6px] size-[28px]! border-2 border-card text-[11px]!"
      />
    </span>
  )
}

function lastWords(last: Conversation['lastMessage'], userId: number): string {
  if (!last) return 'Todavía no hay mensajes'
  return last.senderId === userId ? `Tú: ${last.content}` : last.content
}

function Pending({ state, content }: Outgoing) {
  const isFailed = state === 'failed'
  const Icon = isFailed ? CircleAlert : Clock
  return (
    <>
      <Icon
        aria-hidden="true"
        size={16}
        strokeWidth={2}
        className={classNames('mr-1 inline align-[-3px]', isFailed && 'text-danger')}
      />
      <span className={isFailed ? 'text-danger' : undefined}>{pendingWords[state]}</span>
      {`: ${content}`}
    </>
  )
}

const pendingWords = { sending: 'Enviando…', waiting: 'En cola', failed: 'No se envió' } as const

function UnreadCount({ count }: { count: number }) {
  return (
    <span className="min-w-[22px] flex-none rounded-full bg-flamboyan px-[6px] text-center text-[12px] leading-[22px] font-bold text-on-flamboyan tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> sin leer</span>
    </span>
  )
}

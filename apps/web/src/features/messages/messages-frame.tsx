import type { ReactNode } from 'react'
import { SentToSignIn } from '../../blocks/account/sent-to-sign-in.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { classNames } from '../../ui/class-names.ts'
import { ConversationList } from './list/conversation-list.tsx'
import { ListSkeleton } from './list/list-skeleton.tsx'
import './messages.css'

interface MessagesFrameProps {
  /** The conversation that is open, null for none. */
  openId: number | null
  /** Something stands in the thread's place, so a phone shows that and not the list. */
  hasThread: boolean
  /** Where a visitor comes back to. */
  address: string
  /** The thread, or what stands in its place. */
  children: ReactNode
}

/** Messages: the list and the thread side by side; on a phone one of the two. */
export function MessagesFrame({ openId, hasThread, address, children }: MessagesFrameProps) {
  const { status, user } = useKnownSession()
  if (status === 'visitor') {
    return (
      <div className="page py-6 md:py-10">
        <h1 tabIndex={-1} className="text-h2 md:text-h1">
          Mensajes
        </h1>
        <SentToSignIn redirect={address} title="Inicia sesión para ver tus mensajes" />
      </div>
    )
  }
  const Title = hasThread ? 'h2' : 'h1'
  return (
    <div className="messages-screen">
      <section
        aria-label="Conversaciones"
        className={classNames('messages-list', hasThread && 'max-md:hidden')}
      >
        <Title tabIndex={-1} className="px-4 pt-5 pb-3 text-h2 font-bold md:pt-4">
          Mensajes
        </Title>
        {status === 'member' ? (
          <ConversationList key={user.id} userId={user.id} openId={openId} />
        ) : (
          <ListSkeleton />
        )}
      </section>
      <div className={classNames('messages-thread', !hasThread && 'max-md:hidden')}>{children}</div>
    </div>
  )
}

import { useState } from 'react'
import { KeptStamp } from '../../../blocks/kept/kept-stamp.tsx'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { useWaitingRatings } from '../../../blocks/people/use-waiting-ratings.ts'
import { MorePages } from '../../../blocks/search/more-pages.tsx'
import { Drawing } from '../../../illustrations/drawing.tsx'
import { useNow } from '../../../lib/head/site.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useOutboxNews } from '../composer/use-outbox-news.ts'
import { usePendingWords } from '../composer/use-pending-words.ts'
import { ArchivedList } from './archived-list.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { FoundMessages, isSearchable, MessageSearchField } from './message-search.tsx'
import { useConversations } from './use-conversations.ts'
import { WaitingRatings } from './waiting-ratings.tsx'

interface ConversationListProps {
  userId: number
  openId: number | null
}

/** One's conversations with all the moods of a list: waiting, broken, empty, some, more. */
export function ConversationList({ userId, openId }: ConversationListProps) {
  const query = useConversations()
  // Asked for with the conversations: coming later it would move them away under the finger.
  const waiting = useWaitingRatings()
  useOutboxNews()
  const now = useNow()
  const pending = usePendingWords(userId)
  const [view, setView] = useState<'list' | 'archived'>('list')
  const [sought, setSought] = useState('')
  const conversations = query.data?.pages.flatMap((page) => page.items)
  if (conversations === undefined) {
    return query.error ? (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar tus mensajes"
        onRetry={() => void query.refetch()}
      />
    ) : (
      <ListSkeleton />
    )
  }
  if (view === 'archived') {
    return <ArchivedList userId={userId} now={now} onBack={() => setView('list')} />
  }
  const archive = (
    <p className="px-4 pt-2 pb-4 text-center">
      <Button tone="bare" size="small" onClick={() => setView('archived')}>
        Ver archivadas
      </Button>
    </p>
  )
  if (conversations.length === 0) {
    return (
      <>
        <NothingYet />
        {archive}
      </>
    )
  }
  const field = <MessageSearchField text={sought} onType={setSought} />
  if (isSearchable(sought)) {
    return (
      <>
        {field}
        <FoundMessages text={sought} now={now} />
      </>
    )
  }
  return (
    <>
      {field}
      <WaitingRatings waiting={waiting} />
      <KeptStamp query={query} className="px-4 pb-2" />
      <ul className="divide-y divide-line">
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow
              conversation={conversation}
              userId={userId}
              now={now}
              isOpen={conversation.id === openId}
              pending={pending.get(conversation.id)}
            />
          </li>
        ))}
      </ul>
      <div className="px-4 pb-4">
        <MorePages query={query} />
      </div>
      {archive}
    </>
  )
}

function NothingYet() {
  return (
    <EmptyState
      picture={<Drawing name="no-messages" />}
      title="No tienes conversaciones aún"
      text="Cuando le escribas a alguien sobre un anuncio, o te escriban, lo verás aquí."
      action={<LinkButton to="/search">Explorar Anuncios</LinkButton>}
    />
  )
}

import { otherSide } from '@wepa/domain/conversations/conversation'
import { useMemo, useRef, useState } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { PushOffer } from '../../blocks/push/push-offer.tsx'
import { readFailure } from '../../lib/errors.ts'
import { useNow } from '../../lib/head/site.ts'
import { useVisibleHeight } from '../../ui/use-visible-height.ts'
import { ThreadComposer } from './composer/thread-composer.tsx'
import { useSending } from './composer/use-sending.ts'
import { useTypedText } from './composer/use-typed-text.ts'
import { useTypingHint } from './composer/use-typing-hint.ts'
import { groupEntries } from './group-entries.ts'
import { AssignedPlace } from './list/assigned-place.tsx'
import { ConversationMissing } from './list/conversation-missing.tsx'
import { useConversation } from './list/use-conversations.ts'
import { useMeetings } from './meetings/use-meetings.tsx'
import { MessageScroll } from './message-scroll.tsx'
import { useOffers } from './offers/use-offers.tsx'
import { usePhotoCards } from './photos/use-photo-cards.tsx'
import { useThreadPlace } from './place/use-thread-place.ts'
import { SaleStrip } from './sale-strip.tsx'
import { ThreadOffline, ThreadOpening, TypingHint } from './thread-edges.tsx'
import { threadEntries } from './thread-entries.ts'
import { ThreadHeader } from './thread-header.tsx'
import { ThreadNews } from './thread-news.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { useFocusAtStart } from './use-focus-at-start.ts'
import { useMessages } from './use-messages.ts'
import { useThreadCare } from './use-thread-care.tsx'
import { useTitle } from './use-title.ts'
import { useFraudRules } from './warnings/use-fraud-rules.ts'

/** One conversation, from its ad to the field one writes in. */
export function Thread({ id, userId }: { id: number; userId: number }) {
  const asked = useConversation(id)
  const { query, older } = useMessages(id)
  const { data: messages } = query
  const conversation = asked.data
  const other = conversation && otherSide(conversation, userId)
  const name = other?.fullName ?? 'la otra persona'
  const isBuyer = conversation?.buyerId === userId
  useTitle(other?.fullName)

  const [text, type] = useTypedText(userId, id)
  const field = useRef<HTMLTextAreaElement>(null)
  const pick = (words: string) => {
    type(words)
    field.current?.focus()
  }
  const hint = useTypingHint(id)
  useFocusAtStart(field, { messages, isBuyer })
  const sending = useSending({ conversation, conversationId: id, userId, messages, onLost: type })
  const [hasSent, setHasSent] = useState(false)
  const { outgoing } = sending
  const entries = useMemo(
    () => threadEntries(messages ?? [], outgoing, userId),
    [messages, outgoing, userId],
  )
  const now = useNow()
  const days = useMemo(() => groupEntries(entries, new Date(now)), [entries, now])
  const place = { conversationId: id, userId, query, older, last: entries.at(-1) }
  const { box, firstUnread, hasNews, toEnd } = useThreadPlace(place)
  const standing = { conversation, userId, name, messages, outgoing, now, other }
  const offers = useOffers({ ...standing, onSend: sending.send })
  const meetings = useMeetings({ ...standing, conversationId: id, onSend: sending.send })
  const photosOf = usePhotoCards(id, name)
  const frame = useVisibleHeight()
  const rules = useFraudRules()
  const care = useThreadCare({
    conversation,
    conversationId: id,
    other,
    userId,
    messages,
    isWhole: older.isWhole,
    rules,
    box,
    onOffer: offers.begin,
    onMeet: meetings.begin,
  })

  const failure = asked.error ?? query.error
  if (failure && readFailure(failure).code === 'not_found') return <ConversationMissing />
  return (
    <div ref={frame} className="thread-screen">
      <ThreadHeader conversation={conversation} other={other} userId={userId} menu={care.menu} />
      <AssignedPlace conversationId={id} />
      {conversation && <SaleStrip conversation={conversation} />}
      <ThreadOffline query={query} />
      {messages ? (
        <MessageScroll
          box={box}
          name={name}
          days={days}
          firstUnread={firstUnread}
          older={older}
          hasNews={hasNews}
          onToEnd={toEnd}
          onRetry={sending.retry}
          onDiscard={sending.drop}
          cardOf={(entry) => offers.cardOf(entry) ?? meetings.cardOf(entry) ?? photosOf(entry)}
          noteOn={care.noteOn}
          opening={
            <ThreadOpening
              isBuyer={isBuyer}
              category={conversation?.listing?.category}
              onPick={pick}
            />
          }
        >
          <TypingHint conversationId={id} name={name} />
          {hasSent && place.last?.id !== null && (
            <div className="mt-4">
              <PushOffer
                text={`Te avisamos cuando ${name} te conteste, aunque tengas Wepa cerrada.`}
              />
            </div>
          )}
        </MessageScroll>
      ) : query.error ? (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <LoadFailure
            error={query.error}
            title="No pudimos cargar los mensajes"
            onRetry={() => {
              void asked.refetch()
              void query.refetch()
            }}
          />
        </div>
      ) : (
        <ThreadSkeleton />
      )}
      {meetings.bar ?? offers.bar}
      <ThreadComposer
        other={other}
        userId={userId}
        isSeller={!isBuyer}
        isBlocked={care.isBlocked}
        isUnblocking={care.blocking.isBusy}
        onUnblock={care.blocking.unblock}
        rules={rules}
        messages={messages}
        field={field}
        text={text}
        onType={(typed) => {
          type(typed)
          hint(typed)
        }}
        onSend={(content, photos) => {
          if (photos.length > 0) void sending.sendPhotos(content, photos)
          else sending.send(content)
          type('')
          setHasSent(true)
        }}
      />
      <ThreadNews entries={messages && entries} name={name} />
      {care.aside}
      {offers.dialogs}
      {meetings.dialogs}
    </div>
  )
}

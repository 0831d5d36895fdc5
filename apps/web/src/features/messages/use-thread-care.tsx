import { useNavigate } from '@tanstack/react-router'
import type { Conversation, Message, Participant } from '@wepa/domain/conversations/conversation'
import { type ReactNode, type RefObject, useState } from 'react'
import { BlockQuestion } from '../../blocks/people/block-question.tsx'
import { useBlocking } from '../../blocks/people/use-blocking.ts'
import { latePart } from '../../ui/late-part.tsx'
import { useMarks } from './list/use-marks.ts'
import { useMarkingSold } from './use-marking-sold.tsx'
import { FraudWarning } from './warnings/fraud-warning.tsx'
import type { FraudRules } from './warnings/use-fraud-rules.ts'
import { useWarnings } from './warnings/use-warnings.ts'
import { WarningNews } from './warnings/warning-news.tsx'

const ThreadMenu = latePart(async () => (await import('./thread-menu.tsx')).ThreadMenu, {
  waiting: <span className="size-[44px] flex-none" />,
})

interface ThreadCareInput {
  conversation: Conversation | undefined
  conversationId: number
  other: Participant | undefined
  userId: number
  messages: readonly Message[] | undefined
  /** Nothing was said before these messages. */
  isWhole: boolean
  rules: FraudRules | undefined
  /** Names a price; undefined where there is nothing to offer. */
  onOffer: (() => void) | undefined
  /** Plans a meeting; undefined where nobody would answer. */
  onMeet: (() => void) | undefined
  /** Where the focus goes when a warning is put away, or the question beside one is answered. */
  box: RefObject<HTMLElement | null>
}

/** What looks after the reader of a thread: warnings, reporting, blocking. */
export function useThreadCare(input: ThreadCareInput) {
  const { conversation, conversationId, other, userId, messages, isWhole, rules, box } = input
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  // Kept beyond the answer: the focus comes back when the question has gone.
  const [asksFrom, setAsksFrom] = useState(box)
  const ask = (from: RefObject<HTMLElement | null>) => {
    setAsksFrom(from)
    setAsking(true)
  }
  const name = other?.fullName ?? 'la otra persona'
  const blocking = useBlocking({ id: other?.id ?? 0, fullName: name })
  const selling = useMarkingSold({ conversation, other, userId })
  const mark = useMarks(conversation, userId)
  const about = conversation && (conversation.listing?.title ?? '')
  const { warnings, judged, dismiss, judge } = useWarnings({
    rules,
    messages,
    userId,
    isWhole,
    about,
  })
  const newest = warnings.at(-1)
  const isBlocked = conversation?.isBlocked ?? false
  const report = (messageId?: number) => {
    const query = `conversation=${conversationId}${messageId ? `&message=${messageId}` : ''}`
    void navigate({ href: `/report?${query}` })
  }
  const noteOn = (messageId: number): ReactNode => {
    const warning = warnings.find((each) => each.messageId === messageId)
    if (!warning) return null
    return (
      <FraudWarning
        warning={warning}
        isNewest={warning === newest}
        canBlock={!isBlocked && other?.id != null}
        onReport={() => report(messageId)}
        onBlock={() => ask(box)}
        isJudged={judged.has(messageId)}
        onVerdict={(verdict) => judge(warning, verdict)}
        onDismiss={(hadFocus) => {
          dismiss(messageId)
          if (hadFocus) box.current?.focus({ preventScroll: true })
        }}
      />
    )
  }
  return {
    noteOn,
    isBlocked,
    blocking,
    menu: other && (
      <ThreadMenu
        other={other}
        isBlocked={isBlocked}
        isBusy={blocking.isBusy}
        isMuted={conversation?.isMuted ?? false}
        isArchived={conversation?.isArchived ?? false}
        onMark={mark}
        onOffer={input.onOffer}
        onMeet={input.onMeet}
        onSold={selling.ask}
        onReport={() => report()}
        onBlock={ask}
        onUnblock={blocking.unblock}
      />
    ),
    aside: (
      <>
        <WarningNews newest={newest} name={name} />
        {selling.question}
        <BlockQuestion
          name={name}
          isOpen={isAsking}
          onOpenChange={setAsking}
          onConfirm={blocking.block}
          returnFocusTo={asksFrom}
        />
      </>
    ),
  }
}

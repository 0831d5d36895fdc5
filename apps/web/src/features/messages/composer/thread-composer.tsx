import {
  MAX_MESSAGE,
  type Message,
  type Participant,
} from '@wepa/domain/conversations/conversation'
import { MAX_CAPTION } from '@wepa/domain/conversations/message-photos'
import type { Secret } from '@wepa/domain/fraud/secret'
import { type RefObject, useState } from 'react'
import { Composer } from '../../../blocks/composer.tsx'
import { AddPhotos } from '../photos/add-photos.tsx'
import { ChosenPhotos } from '../photos/chosen-photos.tsx'
import { type ChosenPhoto, useChosenPhotos } from '../photos/use-chosen-photos.ts'
import { BlockedComposer, ClosedComposer } from '../thread-edges.tsx'
import { SecretQuestion } from '../warnings/secret-question.tsx'
import type { FraudRules } from '../warnings/use-fraud-rules.ts'
import { QuickAnswers } from './quick-answers.tsx'

interface ThreadComposerProps {
  other: Participant | undefined
  userId: number
  isSeller: boolean
  isBlocked: boolean
  isUnblocking: boolean
  onUnblock: () => void
  rules: FraudRules | undefined
  messages: readonly Message[] | undefined
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onType: (text: string) => void
  onSend: (content: string, photos: readonly ChosenPhoto[]) => void
}

/** Where one writes, or what stands there while nobody can; asks before a secret goes out. */
export function ThreadComposer(props: ThreadComposerProps) {
  const { other, userId, rules, messages, field, text, onType, onSend } = props
  const [held, setHeld] = useState<{ content: string; secret: Secret }>()
  const chosen = useChosenPhotos()
  const name = other?.fullName ?? 'la otra persona'
  if (other?.id === null) return <ClosedComposer />
  if (props.isBlocked) {
    return <BlockedComposer name={name} isBusy={props.isUnblocking} onUnblock={props.onUnblock} />
  }
  const sendOff = (content: string) => {
    onSend(content, chosen.photos)
    chosen.clear()
  }
  const send = (content: string) => {
    const before = messages?.findLast(({ senderId }) => senderId !== userId)?.content
    const secret = rules?.readSecret(content, before)
    if (secret) setHeld({ content, secret })
    else sendOff(content)
  }
  return (
    <>
      <ChosenPhotos photos={chosen.photos} onRemove={chosen.remove} />
      <Composer
        field={field}
        label={`Mensaje para ${name}`}
        placeholder="Escribe un mensaje"
        text={text}
        onType={onType}
        onSend={send}
        maxLength={chosen.photos.length > 0 ? MAX_CAPTION : MAX_MESSAGE}
        allowsMore
        allowsBlank={chosen.photos.length > 0}
        isPaused={chosen.isPreparing}
        start={
          <span className="flex flex-none">
            <AddPhotos onAdd={chosen.add} />
            <QuickAnswers
              isSeller={props.isSeller}
              field={field}
              onPick={(picked) =>
                onType(text.trim() === '' ? picked : `${text.trimEnd()} ${picked}`)
              }
            />
          </span>
        }
      />
      <SecretQuestion
        secret={held?.secret}
        onSend={() => {
          if (held) sendOff(held.content)
        }}
        onClose={() => setHeld(undefined)}
        returnFocusTo={field}
      />
    </>
  )
}

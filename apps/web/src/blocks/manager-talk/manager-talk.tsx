import { MAX_MANAGER_MESSAGE, type ManagerMessage } from '@wepa/domain/managers/manager-schema'
import { dateAndTime } from '@wepa/domain/text/date'
import { type ReactNode, useRef, useState } from 'react'
import { readTab, writeTab } from '../../lib/device/tab-storage.ts'
import { readFailure } from '../../lib/errors.ts'
import { makeUuid } from '../../lib/uuid.ts'
import { Button } from '../../ui/button.tsx'
import { Composer } from '../composer.tsx'

interface ManagerTalkProps {
  /** Names the talk for who hears it. */
  label: string
  messages: readonly ManagerMessage[]
  /** Which side the reader is on. */
  isAccount: boolean
  /** Fetches older messages; undefined once the first one is shown. */
  onOlder: (() => void) | undefined
  isFetchingOlder: boolean
  /** What stands where nothing was written yet. */
  opening: ReactNode
  placeholder: string
  /** Under which the text is kept while it is written, as long as the tab lives. */
  draftKey: string
  /** Where nothing can be written; says why. */
  closed?: ReactNode
  /** Sends a message; the same text has the same `clientId` until it went through. */
  onSend: (message: { content: string; clientId: string }) => Promise<unknown>
}

/** What a business and its manager wrote to each other, and the field to write more. */
export function ManagerTalk(props: ManagerTalkProps) {
  const { label, messages, isAccount, onOlder, isFetchingOlder, opening, closed } = props
  return (
    <section aria-label={label} className="grid grid-cols-1 gap-4">
      {onOlder && (
        <Button tone="quiet" className="w-fit" isBusy={isFetchingOlder} onClick={onOlder}>
          Ver los anteriores
        </Button>
      )}
      {messages.length === 0 ? (
        opening
      ) : (
        <ol className="grid grid-cols-1 gap-3">
          {messages.map((message) => (
            <TalkMessage
              key={message.id}
              message={message}
              isOwn={message.isFromAccount === isAccount}
            />
          ))}
        </ol>
      )}
      {closed ?? <Writing key={props.draftKey} {...props} />}
    </section>
  )
}

function TalkMessage({ message, isOwn }: { message: ManagerMessage; isOwn: boolean }) {
  const { author, content, createdAt } = message
  return (
    <li
      className={`grid max-w-[85%] gap-1 rounded-card border border-line px-4 py-3 ${isOwn ? 'justify-self-end bg-caribe-soft' : 'justify-self-start bg-card'}`}
    >
      <p className="text-small text-muted">
        <span className="font-semibold">{author ?? 'Alguien que ya no está'}</span>
        {', '}
        <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
      </p>
      <p className="text-body wrap-anywhere whitespace-pre-wrap">{content}</p>
    </li>
  )
}

function Writing({ label, placeholder, draftKey, onSend }: ManagerTalkProps) {
  const [text, setText] = useState(() => readTab(draftKey) ?? '')
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState('')
  const [news, setNews] = useState('')
  /** Of the text that was tried last: a second try of it is stored once. */
  const tried = useRef<{ content: string; clientId: string }>(undefined)
  const type = (typed: string) => {
    setText(typed)
    writeTab(draftKey, typed || null)
  }
  const send = async (content: string) => {
    setIsSending(true)
    setProblem('')
    setNews('')
    if (tried.current?.content !== content) tried.current = { content, clientId: makeUuid() }
    try {
      await onSend(tried.current)
      tried.current = undefined
      type('')
      setNews('Se envió tu mensaje.')
    } catch (error) {
      setProblem(readFailure(error).message)
    }
    setIsSending(false)
  }
  return (
    <div>
      <p role="alert" className={problem ? 'pb-2 text-body text-danger' : 'sr-only'}>
        {problem && `No se envió: ${problem}`}
      </p>
      <Composer
        label={label}
        placeholder={placeholder}
        text={text}
        onType={type}
        onSend={(content) => void send(content)}
        maxLength={MAX_MANAGER_MESSAGE}
        allowsMore
        isPaused={isSending}
      />
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}

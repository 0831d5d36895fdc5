import type { CaseWithHistory } from '@wepa/domain/moderation/moderation'
import { dateAndTime } from '@wepa/domain/text/date'
import { useId } from 'react'
import { removableMessages } from './decision-drafts.ts'

interface MessagePickProps {
  found: CaseWithHistory
  messageId: number | null
  isMissing: boolean
  onPick: (messageId: number) => void
}

/** Which message of the reported person is removed. */
export function MessagePick({ found, messageId, isMissing, onPick }: MessagePickProps) {
  const name = useId()
  const messages = removableMessages(found)
  if (messages.length === 0) {
    return <p className="text-small text-muted">No queda ningún mensaje suyo que retirar.</p>
  }
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 text-small text-muted">Cuál</legend>
      {messages.map(({ id, content, createdAt }) => (
        <label
          key={id}
          className="flex min-h-11 cursor-pointer gap-2 rounded-field border border-edge px-3 py-2 has-checked:border-caribe has-checked:bg-caribe-soft"
        >
          <input
            type="radio"
            name={name}
            checked={id === messageId}
            onChange={() => onPick(id)}
            className="mt-0.5 size-5 flex-none accent-caribe"
          />
          <span className="min-w-0">
            <span className="line-clamp-2 text-body wrap-anywhere">{content}</span>
            <span className="block text-small text-muted">
              {dateAndTime(createdAt)}
              {id === found.messageId && ' · Señalado'}
            </span>
          </span>
        </label>
      ))}
      <p role="alert" className={isMissing ? 'text-small font-medium text-danger' : 'hidden'}>
        {isMissing && 'Escoge el mensaje'}
      </p>
    </fieldset>
  )
}

import { MAX_MESSAGE } from '@wepa/domain/conversations/conversation'
import { type FormEvent, useState } from 'react'
import type { Queued, TaskOf } from '../../offline/browser-db/task.ts'
import { reword } from '../../offline/outbox/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'

interface MessageEditorProps {
  item: Queued
  task: TaskOf<'message' | 'first-message'>
  onClose: () => void
}

/** Changes a message that has not left, where it stands. */
export function MessageEditor({ item, task, onClose }: MessageEditorProps) {
  const [content, setContent] = useState(task.content)
  const [problem, setProblem] = useState<string>()

  async function save(event: FormEvent) {
    event.preventDefault()
    const text = content.trim()
    if (text === '') return setProblem('Escribe un mensaje')
    if (await reword(item.id, text)) return onClose()
    setProblem('Se está enviando en este momento.')
  }

  return (
    <form onSubmit={save} className="grid gap-3">
      <TextArea
        label="Mensaje"
        rows={3}
        maxLength={MAX_MESSAGE}
        value={content}
        error={problem}
        autoFocus
        onChange={({ target }) => setContent(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Guardar y enviar
        </Button>
        <Button size="small" tone="quiet" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

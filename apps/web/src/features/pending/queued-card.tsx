import { Link, useNavigate } from '@tanstack/react-router'
import { relativeTime } from '@wepa/domain/text/relative-time'
import { Bell, Heart, MessageCircle, Store, Tags } from 'lucide-react'
import { useState } from 'react'
import { QueuedState } from '../../blocks/kept/queued-state.tsx'
import type { Queued, Task, TaskOf } from '../../offline/browser-db/task.ts'
import { discard, retryNow, withdraw } from '../../offline/outbox/outbox.ts'
import { isInOrder, isWording } from '../../offline/outbox/task-rules.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { MessageEditor } from './message-editor.tsx'
import { nextTryWords, titleOf } from './queued-words.ts'

const icons = {
  publish: Tags,
  message: MessageCircle,
  'first-message': MessageCircle,
  favourite: Heart,
  follow: Store,
  'mark-conversation': MessageCircle,
  'mark-read': Bell,
}

/** One queued thing: what, how it stands and why, and what one can do about it. */
export function QueuedCard({ item, now }: { item: Queued; now: Date }) {
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { task, state, reason } = item
  const Icon = icons[task.kind]
  const next = nextTryWords(item, now)
  return (
    <article
      aria-label={titleOf(task)}
      className="grid gap-3 rounded-card border border-line bg-card p-4 shadow-soft"
    >
      <div className="flex items-start gap-3">
        <span className="grid size-10 flex-none place-items-center rounded-full bg-sand-deep">
          <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-body font-semibold wrap-anywhere">
            <Subject task={task} />
          </h2>
          <p className="text-small text-muted">
            <time dateTime={item.createdAt}>{relativeTime(item.createdAt, now)}</time>
          </p>
        </div>
      </div>
      {isInOrder(task) && !isEditing && (
        <p className="line-clamp-4 rounded-field bg-sand px-3 py-2 text-body wrap-anywhere whitespace-pre-line">
          {task.content}
        </p>
      )}
      <div role="status" className="grid justify-items-start gap-1.5">
        <QueuedState state={state} />
        {reason && state !== 'sending' && (
          <p className="text-body">
            {reason} {next}
          </p>
        )}
      </div>
      {isInOrder(task) && isEditing ? (
        <MessageEditor item={item} task={task} onClose={() => setEditing(false)} />
      ) : (
        <Actions item={item} onEdit={() => setEditing(true)} onDiscard={() => setAsking(true)} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="¿Descartar?"
        description={
          task.kind === 'publish'
            ? 'No se publica. El borrador se queda en este teléfono.'
            : `${titleOf(task)}. No se envía y no se puede recuperar.`
        }
        confirmLabel="Descartar"
        tone="danger"
        onConfirm={() => void discard(item.id)}
      />
    </article>
  )
}

interface ActionsProps {
  item: Queued
  onEdit: () => void
  onDiscard: () => void
}

/** Nothing can be done about what is just being sent. */
function Actions({ item, onEdit, onDiscard }: ActionsProps) {
  const { id, task, state } = item
  const [isTrying, setTrying] = useState(false)
  const isSending = state === 'sending'
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        isBusy={isTrying || isSending}
        onClick={async () => {
          setTrying(true)
          await retryNow(id)
          setTrying(false)
        }}
      >
        {state === 'rejected' ? 'Intentar de nuevo' : 'Enviar ahora'}
      </Button>
      {isWording(task) && (
        <Button size="small" tone="quiet" aria-disabled={isSending} onClick={onEdit}>
          Editar
        </Button>
      )}
      {task.kind === 'publish' && <EditAd id={id} task={task} isSending={isSending} />}
      <Button size="small" tone="danger" aria-disabled={isSending} onClick={onDiscard}>
        Descartar
      </Button>
    </div>
  )
}

interface EditAdProps {
  id: string
  task: TaskOf<'publish'>
  isSending: boolean
}

/** Takes the ad out of the queue, by this press alone, and leads to its form. */
function EditAd({ id, task, isSending }: EditAdProps) {
  const navigate = useNavigate()
  return (
    <Button
      size="small"
      tone="quiet"
      aria-disabled={isSending}
      onClick={async () => {
        if (isSending || !(await withdraw(id))) return
        await navigate({ to: '/post-ad', search: { draft: task.draftId } })
      }}
    >
      Editar
    </Button>
  )
}

/** Leads to where it belongs, where there is such a place. */
function Subject({ task }: { task: Task }) {
  const path = pathOf(task)
  if (!path) return titleOf(task)
  return (
    <Link to={path} className="underline-offset-4 hover:underline">
      {titleOf(task)}
    </Link>
  )
}

function pathOf(task: Task): string | null {
  switch (task.kind) {
    case 'message':
    case 'mark-conversation':
      return `/chat/${task.conversationId}`
    case 'first-message':
    case 'favourite':
      return `/listing/${task.listingId}`
    case 'follow':
      return `/seller/${task.sellerId}`
    case 'mark-read':
      return task.what === 'conversation' ? `/chat/${task.id}` : '/notifications'
    case 'publish':
      return null
  }
}

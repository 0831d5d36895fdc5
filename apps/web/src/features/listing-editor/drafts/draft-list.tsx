import { useState } from 'react'
import { useDrafts } from '../../../blocks/publishing/use-drafts.ts'
import type { Queued } from '../../../offline/browser-db/task.ts'
import { deleteDraft } from '../../../offline/drafts/drafts.ts'
import { isBlank } from '../../../offline/drafts/is-blank.ts'
import { discard, useQueued } from '../../../offline/outbox/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { DraftRow } from './draft-row.tsx'

const shownAtFirst = 3

interface DraftListProps {
  userId: number
  /** The draft in the form: it is not listed. */
  openId: string
  onOpen: (id: string) => void
}

/** The other drafts of a person: what is in them, going on with one, deleting one. */
export function DraftList({ userId, openId, onOpen }: DraftListProps) {
  const drafts = useDrafts(userId)
  const queued = useQueued(userId)
  const [isOpen, setIsOpen] = useState(false)
  const others = (drafts ?? []).filter(
    (draft) => draft.listingId === null && draft.id !== openId && !isBlank(draft),
  )
  if (others.length === 0) return null
  const shown = isOpen ? others : others.slice(0, shownAtFirst)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lead font-bold">{`Tus borradores (${others.length})`}</h2>
      <ul className="grid grid-cols-1 gap-2">
        {shown.map((draft) => {
          const item = itemOf(queued, draft.id)
          return (
            <li key={draft.id}>
              <DraftRow
                draft={draft}
                item={item}
                onOpen={() => onOpen(draft.id)}
                onDelete={async () => {
                  if (item) await discard(item.id)
                  await deleteDraft(draft.id)
                }}
              />
            </li>
          )
        })}
      </ul>
      {shown.length < others.length && (
        <Button tone="quiet" onClick={() => setIsOpen(true)}>
          Ver todos
        </Button>
      )}
    </section>
  )
}

function itemOf(queued: readonly Queued[], draftId: string): Queued | undefined {
  return queued.find(({ task }) => task.kind === 'publish' && task.draftId === draftId)
}

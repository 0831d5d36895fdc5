import { relativeTime } from '@wepa/domain/text/relative-time'
import { useNow } from '../../../lib/head/site.ts'
import { Button } from '../../../ui/button.tsx'
import type { OpenDraft } from './open-draft.ts'

interface ResumedNoticeProps {
  open: OpenDraft
  onStartAnew: () => void
}

/** Says that the form goes on where it was left, and what did not come along. */
export function ResumedNotice({ open, onStartAnew }: ResumedNoticeProps) {
  const now = useNow()
  const { draft, notice, lostPhotos } = open
  return (
    <div role="status" className="empty:hidden">
      {notice && (
        <p className="rounded-card border border-line bg-card px-4 py-3 text-body shadow-soft">
          {notice}
        </p>
      )}
      {draft && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-caribe bg-caribe-soft px-4 py-3">
          <div className="min-w-48 flex-1">
            <p className="text-body font-semibold">Sigues donde lo dejaste</p>
            <p className="text-small">
              {`Borrador guardado ${relativeTime(draft.updatedAt, new Date(now))}. `}
              {lostPhotos > 0 && lostText(lostPhotos)}
            </p>
          </div>
          <Button tone="quiet" onClick={onStartAnew}>
            Empezar de nuevo
          </Button>
        </div>
      )}
    </div>
  )
}

function lostText(count: number): string {
  return count === 1
    ? 'Una foto no cupo en este teléfono: añádela otra vez.'
    : `${count} fotos no cupieron en este teléfono: añádelas otra vez.`
}

import { type Meeting, type MeetingStep, mayTellStep } from '@wepa/domain/meetings/meeting'
import { meetingPlace, meetingTimeFrom } from '@wepa/domain/meetings/meeting-words'
import { CalendarCheck, CalendarPlus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

const bar =
  'flex flex-none flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line bg-card px-4 py-1.5'

/** Above the field one writes in, once a price is agreed on: the way to the hand-over. */
export function PlanBar({ onPlan }: { onPlan: () => void }) {
  return (
    <div className={bar}>
      <p className="min-w-0 text-small text-muted">¿Dónde y cuándo se ven?</p>
      <Button size="small" onClick={onPlan}>
        <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.75} />
        Planificar encuentro
      </Button>
    </div>
  )
}

interface MeetingBarProps {
  meeting: Meeting
  now: string
  hasTold: (step: MeetingStep) => boolean
  isClosed: boolean
  onStep: (step: MeetingStep) => void
  onDetails: () => void
}

/** Above the field one writes in: the meeting that is to come, and what one says on the way. */
export function MeetingBar(props: MeetingBarProps) {
  const { meeting, now, hasTold, isClosed, onStep, onDetails } = props
  const isNow = mayTellStep(meeting, now) && !isClosed
  return (
    <section aria-label="Encuentro" className={bar}>
      <p className="flex min-w-0 flex-1 basis-48 items-center gap-2 text-small">
        <CalendarCheck aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-semibold first-letter:uppercase">
            {meetingTimeFrom(meeting.startsAt, now)}
          </span>
          {meetingPlace(meeting)}
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        {isNow && !hasTold('coming') && !hasTold('arrived') && (
          <Button size="small" onClick={() => onStep('coming')}>
            Voy de camino
          </Button>
        )}
        {isNow && !hasTold('arrived') && (
          <Button size="small" tone="quiet" onClick={() => onStep('arrived')}>
            Ya llegué
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={onDetails}>
          Detalles
        </Button>
      </span>
    </section>
  )
}

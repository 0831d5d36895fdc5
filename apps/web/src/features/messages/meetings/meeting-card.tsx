import {
  isMeetingOpen,
  type Meeting,
  type MeetingAnswer,
  type MeetingState,
} from '@wepa/domain/meetings/meeting'
import { meetingRisk, meetingRiskText } from '@wepa/domain/meetings/meeting-risk'
import { meetingPlace, meetingTimeFrom } from '@wepa/domain/meetings/meeting-words'
import { Button } from '../../../ui/button.tsx'

interface MeetingCardProps {
  meeting: Meeting
  isOwn: boolean
  now: string
  /** Nothing can be answered here: an answer is on its way, or the contact is closed. */
  isClosed: boolean
  onAnswer: (answer: MeetingAnswer) => void
  onMove: () => void
}

/** Where and when to meet: how it stands, what is odd about it, and what one can answer. */
export function MeetingCard({ meeting, isOwn, now, isClosed, onAnswer, onMove }: MeetingCardProps) {
  const isOpen = isMeetingOpen(meeting, now)
  const risk = isOpen ? meetingRisk(meeting) : null
  return (
    <div className="grid min-w-52 gap-1">
      <p className="text-small font-semibold">{isOwn ? 'Propusiste verse' : 'Propone verse'}</p>
      <p className="text-h3 font-bold first-letter:uppercase">
        {meetingTimeFrom(meeting.startsAt, now)}
      </p>
      <p className="wrap-anywhere">{meetingPlace(meeting)}</p>
      <p className="text-small">
        {isOpen ? openWords[wordOf(meeting)] : closedWords[meeting.state]}
      </p>
      {risk && <p className="text-small font-semibold">{meetingRiskText(risk)}</p>}
      {isOpen && meeting.state === 'proposed' && !isClosed && (
        <div className="flex flex-wrap gap-2 pt-1">
          {isOwn ? (
            <Button size="small" tone="quiet" onClick={() => onAnswer('cancel')}>
              Retirar
            </Button>
          ) : (
            <>
              <Button size="small" onClick={() => onAnswer('accept')}>
                Confirmar
              </Button>
              <Button size="small" tone="quiet" onClick={onMove}>
                Otro lugar u hora
              </Button>
              <Button size="small" tone="quiet" onClick={() => onAnswer('decline')}>
                No puedo
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}

function wordOf({ state }: Meeting): 'accepted' | 'proposed' {
  return state === 'accepted' ? 'accepted' : 'proposed'
}

const openWords = { proposed: 'Sin confirmar', accepted: 'Confirmado' } as const

const closedWords: Readonly<Record<MeetingState, string>> = {
  proposed: 'Pasó sin respuesta',
  accepted: 'Ya pasó',
  past: 'Ya pasó',
  declined: 'No se puede a esa hora',
  moved: 'Reemplazado por otra propuesta',
  cancelled: 'Cancelado',
}

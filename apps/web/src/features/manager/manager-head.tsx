import type { OwnManager } from '@wepa/domain/managers/manager-schema'
import {
  ANSWER_TEXT,
  HOURS_TEXT,
  isWorkingTime,
  nextWorkingTime,
} from '@wepa/domain/managers/working-hours'
import { dateAndTime } from '@wepa/domain/text/date'
import { Avatar } from '../../ui/avatar.tsx'

/** Who it is, when they answer, and whether that is now. */
export function ManagerHead({ own }: { own: OwnManager }) {
  const { manager, answerBy, canWrite } = own
  const now = new Date()
  return (
    <section
      aria-label="Quién te atiende"
      className="flex flex-wrap items-start gap-4 rounded-card border border-line bg-card p-4 shadow-soft sm:p-5"
    >
      <Avatar name={manager?.fullName ?? 'Wepa'} url={manager?.profileImageUrl ?? null} />
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="text-lead font-bold wrap-anywhere">{manager?.fullName ?? 'Equipo de Wepa'}</p>
        {canWrite && !manager && (
          <p className="text-body">
            Todavía no tienes gerente. Te avisamos cuando te lo asignemos; mientras tanto te
            contesta quien esté de turno.
          </p>
        )}
        {canWrite && (
          <p className="text-body text-muted">
            {HOURS_TEXT} {ANSWER_TEXT}
          </p>
        )}
        <p className="text-body font-semibold" role="status">
          {canWrite && stateText({ answerBy, now })}
        </p>
      </div>
    </section>
  )
}

function stateText({ answerBy, now }: { answerBy: string | null; now: Date }): string {
  if (answerBy !== null) {
    return Date.parse(answerBy) > now.getTime()
      ? `Te contestamos antes del ${dateAndTime(answerBy)}`
      : 'Se nos pasó la hora prometida. Ya avisamos a todo el equipo.'
  }
  if (isWorkingTime(now)) return 'Ahora estamos en horario.'
  return `Ahora estamos fuera de horario. Volvemos el ${dateAndTime(nextWorkingTime(now).toISOString())}`
}

import { deedOf, type ModerationDecision } from '@wepa/domain/moderation/moderation'
import { dateAndTime } from '@wepa/domain/text/date'
import { Part } from './case-parts.tsx'

/** What was decided before about the ad and the person, the last first. */
export function HistoryList({ history }: { history: readonly ModerationDecision[] }) {
  return (
    <Part title="Historial">
      {history.length === 0 ? (
        <p className="text-body text-muted">Nada se ha decidido antes.</p>
      ) : (
        <ol className="grid grid-cols-1 gap-3">
          {history.map((decision) => (
            <li key={decision.id} className="border-l-3 border-line pl-3">
              <DecisionLine decision={decision} />
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}

/** Who did what, when and why; the note is for those who look at it here. */
export function DecisionLine({ decision }: { decision: ModerationDecision }) {
  const { admin, listingTitle, reason, note, reference, createdAt } = decision
  return (
    <>
      <p className="text-body wrap-anywhere">
        <strong className="font-semibold">{admin?.fullName ?? 'Cuenta eliminada'}</strong>{' '}
        {deedOf(decision)}
        {listingTitle && `: «${listingTitle}»`}
      </p>
      <p className="text-body whitespace-pre-line wrap-anywhere">{reason}</p>
      {note && (
        <p className="text-small text-muted whitespace-pre-line wrap-anywhere">Nota: {note}</p>
      )}
      <p className="text-small text-muted">
        {dateAndTime(createdAt)} · {reference}
      </p>
    </>
  )
}

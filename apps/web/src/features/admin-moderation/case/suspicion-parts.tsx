import { isWaitOn, PART_RULES, type Suspicion } from '@wepa/domain/moderation/suspicion'
import { dateAndTime } from '@wepa/domain/text/date'
import { Part } from './case-parts.tsx'

/** What an account's score came from, the part that weighs most first. */
export function SuspicionParts({ suspicion }: { suspicion: Suspicion }) {
  const { score, parts, waitsSince } = suspicion
  return (
    <Part title={`Señales: ${score} puntos`}>
      <div className="grid grid-cols-1 gap-3 rounded-card border border-line bg-card p-4">
        {waitsSince && (
          <p className="rounded-field bg-sol-soft p-3 text-body">
            {isWaitOn(new Date(waitsSince), new Date())
              ? 'Sus conversaciones nuevas esperan, un día como mucho, desde el '
              : 'Sus conversaciones nuevas esperaron un día desde el '}
            {dateAndTime(waitsSince)} La persona lo sabe.
          </p>
        )}
        <ul className="grid grid-cols-1 gap-3">
          {parts.map(({ part, count, points }) => (
            <li key={part} className="flex justify-between gap-4 text-body">
              <span className="min-w-0">
                {PART_RULES[part].name}
                <span className="block text-small text-muted">
                  {count} {PART_RULES[part].counted}
                </span>
              </span>
              <span className="flex-none font-semibold tabular-nums">+{points}</span>
            </li>
          ))}
        </ul>
        <p className="text-small text-muted">
          El sistema cuenta lo que hace la cuenta en un día; no guarda lo que escribe.
        </p>
      </div>
    </Part>
  )
}

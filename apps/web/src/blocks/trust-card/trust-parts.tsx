import { NEUTRAL_SCORE, type TrustPartName } from '@wepa/domain/trust/trust'
import type { TrustPart, TrustScore } from '@wepa/domain/trust/trust-schema'

/** What each part of the score is called. */
export const partNames: Readonly<Record<TrustPartName, string>> = {
  ratings: 'Calificaciones',
  verifications: 'Verificaciones',
  transactions: 'Ventas y compras',
  answers: 'Tiempo de respuesta',
  age: 'Antigüedad',
}

/** Every part with its own score and weight; what nothing is known of says so. */
export function TrustParts({ score }: { score: Pick<TrustScore, 'parts'> }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {score.parts.map((part) => (
        <Part key={part.name} part={part} />
      ))}
    </ul>
  )
}

function Part({ part: { name, score, weight } }: { part: TrustPart }) {
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-body">
        <span>
          {partNames[name]} <span className="text-small text-muted">({weight} %)</span>
        </span>
        {score === null ? (
          <span className="text-muted">Sin datos: cuenta {NEUTRAL_SCORE}</span>
        ) : (
          <span>
            <span className="figures font-semibold">{Number(score).toFixed(1)}</span>
            <span className="text-muted"> de 5</span>
          </span>
        )}
      </p>
      <div aria-hidden="true" className="trust-track mt-1 h-2 overflow-hidden rounded-full">
        <div
          className="trust-fill h-full rounded-full"
          style={{ width: `${Number(score ?? 0) * 20}%` }}
        />
      </div>
    </li>
  )
}

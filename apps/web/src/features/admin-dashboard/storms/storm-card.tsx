import { formatCents } from '@wepa/domain/prices/price'
import { ESSENTIAL_NAMES } from '@wepa/domain/storms/essential-kinds'
import { listRegions, type StormAct } from '@wepa/domain/storms/storm'
import type { StormRecord } from '@wepa/domain/storms/storm-schema'
import { dateAndTime } from '@wepa/domain/text/date'
import { Card } from '../../../ui/card.tsx'
import { StormControls } from './storm-controls.tsx'

const deeds: Readonly<Record<StormAct, string>> = {
  start: 'encendió',
  prolong: 'alargó',
  end: 'apagó',
}

/** A storm: where and until when, what may be done with it, what was measured, and who did what. */
export function StormCard({ storm }: { storm: StormRecord }) {
  const { id, reason, regions, isOn, averages, acts } = storm
  return (
    <Card title={reason} text={`${listRegions(regions)}. ${stateOf(storm)}`}>
      {isOn && <StormControls id={id} reason={reason} />}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-body font-semibold">
          Precios promedio al empezar
        </summary>
        {averages.length === 0 ? (
          <p className="text-body text-muted">
            De nada había cinco anuncios: el límite de cada uno es su propio precio.
          </p>
        ) : (
          <ul className="text-body">
            {averages.map(({ kind, average, ads }) => (
              <li key={kind} className="py-1">
                {ESSENTIAL_NAMES[kind].many}: {formatCents(Math.round(Number(average) * 100))}{' '}
                <span className="text-muted">de {ads} anuncios</span>
              </li>
            ))}
          </ul>
        )}
      </details>
      <ul className="border-t border-line pt-3 text-small text-muted">
        {acts.map(({ act, by, until, at }) => (
          <li key={`${at}${act}`} className="py-0.5">
            {by === null ? 'Alguien' : `@${by}`} lo {deeds[act]} el{' '}
            <time dateTime={at}>{dateAndTime(at)}</time>
            {act !== 'end' && `, hasta el ${dateAndTime(until)}`}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function stateOf({ isOn, isSettled, until }: StormRecord): string {
  // A time of day brings the dot along: '2:04 a. m.'
  if (isOn) return `Encendido hasta el ${dateAndTime(until)}`
  const ended = `Terminó el ${dateAndTime(until)}`
  return isSettled ? ended : `${ended} Los anuncios están recibiendo sus días.`
}

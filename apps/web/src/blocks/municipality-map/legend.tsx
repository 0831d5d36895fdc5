import { classNames } from '../../ui/class-names.ts'
import { shadeOf, stepLabels } from './shades.ts'

interface LegendProps {
  /** Where each shade begins (`shadeStarts`). */
  starts: readonly number[]
  /** The numbers are at least so many. */
  isCapped: boolean
}

/** Which shade is how many ads. */
export function Legend({ starts, isCapped }: LegendProps) {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
      <p>Anuncios</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {stepLabels(starts).map((label, index) => (
          <li key={label} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className={classNames(
                'size-4 rounded-sm border border-edge',
                `map-shade-${shadeOf(starts[index - 1] ?? 0, starts)}`,
              )}
            />
            {label}
          </li>
        ))}
      </ul>
      {isCapped && <p>Hay más: contamos los más nuevos.</p>}
    </div>
  )
}

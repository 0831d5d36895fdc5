import type { DayFigures } from '@wepa/domain/analytics'
import { dayNames, FIGURES } from './figure-words.ts'

/** The same days as numbers, the newest first: for who does not see the bars, or wants to copy them. */
export function TrendTable({ days }: { days: readonly DayFigures[] }) {
  return (
    <section
      aria-label="Tabla de los últimos 30 días"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-field border border-line"
    >
      <table className="w-full text-small sm:text-body">
        <caption className="sr-only">Vistas, clics, mensajes y favoritos de cada día</caption>
        <thead className="sticky top-0 bg-sand-deep">
          <tr>
            <th scope="col" className="px-2 py-2 pl-3 text-left font-semibold">
              Día
            </th>
            {FIGURES.map(({ name, label }) => (
              <th key={name} scope="col" className="px-2 py-2 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date} className="border-t border-line">
              <th scope="row" className="px-2 py-1.5 pl-3 text-left font-normal whitespace-nowrap">
                {dayNames(day.date).short}
              </th>
              {FIGURES.map(({ name }) => (
                <td key={name} className="px-2 py-1.5 text-right tabular-nums">
                  {day[name].toLocaleString('es-PR')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

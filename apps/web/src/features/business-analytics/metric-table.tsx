import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

export type MetricRow = {
  key: string
  name: ReactNode
  /** A number, and below it what belongs to it. */
  values: readonly { text: string; note?: string | undefined }[]
  /** The sum of the others. */
  isTotal?: boolean
}

interface MetricTableProps {
  /** What the table holds, for people who do not see it. */
  caption: string
  /** The first one is that of the names. */
  columns: readonly [string, ...string[]]
  rows: readonly MetricRow[]
}

/** Names with their numbers, narrow enough for a phone. */
export function MetricTable({ caption, columns: [first, ...columns], rows }: MetricTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-small sm:text-body">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom text-small text-muted">
            <th scope="col" className="pb-1 text-left font-medium">
              {first}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="pb-1 pl-2 text-right font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values, isTotal }) => (
            <tr
              key={key}
              className={classNames('border-t border-line align-top', isTotal && 'font-bold')}
            >
              <th
                scope="row"
                className={classNames('py-2 text-left wrap-anywhere', !isTotal && 'font-medium')}
              >
                {name}
              </th>
              {values.map(({ text, note }, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are.
                  key={index}
                  className="py-2 pl-2 text-right tabular-nums"
                >
                  {text}
                  {note && <span className="block text-small font-normal text-muted">{note}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** More of a part, behind a press. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-t border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 text-body font-semibold text-caribe">
        {title}
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}

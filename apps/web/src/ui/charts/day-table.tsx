interface DayTableProps {
  /** What the table holds, for people who do not see it. */
  caption: string
  columns: readonly string[]
  /** The oldest first, as a chart has them; `values` stand in the order of the columns. */
  days: readonly { name: string; values: readonly string[] }[]
}

/** The days of a chart as numbers, the newest first: for people who do not see the bars, or want to copy them. */
export function DayTable({ caption, columns, days }: DayTableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-field border border-line"
    >
      <table className="w-full text-small sm:text-body">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sand-deep">
          <tr>
            <th scope="col" className="px-2 py-2 pl-3 text-left font-semibold">
              Día
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-2 text-right font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ name, values }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="px-2 py-1.5 pl-3 text-left font-normal whitespace-nowrap">
                {name}
              </th>
              {columns.map((column, index) => (
                <td key={column} className="px-2 py-1.5 text-right tabular-nums">
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

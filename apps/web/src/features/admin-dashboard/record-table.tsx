// biome-ignore-all lint/a11y/noRedundantRoles: laid out as cards, these elements lose their own roles in some browsers.
import { type ReactNode, type RefObject, useId } from 'react'

export interface Column<Row> {
  label: string
  show: (row: Row) => ReactNode
  /** Numbers stand at the end of their column. */
  isNumber?: boolean
  /** A sentence needs no label on a phone. */
  isSentence?: boolean
}

interface RecordTableProps<Row> {
  caption: string
  rows: readonly Row[]
  /** The first names its row. */
  columns: readonly Column<Row>[]
  body?: RefObject<HTMLTableSectionElement | null>
}

/** A table where there is room, a card for each row on a phone; the roles keep it a table for who hears it. */
export function RecordTable<Row extends { id: number }>(props: RecordTableProps<Row>) {
  const { caption, rows, columns, body } = props
  const name = useId()
  return (
    <div className="rounded-card md:border md:border-line md:bg-card md:shadow-soft">
      <table role="table" aria-labelledby={name} className="block w-full text-body md:table">
        <caption id={name} className="sr-only">
          {caption}
        </caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="block md:table-row">
            {columns.map(({ label, isNumber }) => (
              <th
                key={label}
                role="columnheader"
                scope="col"
                className={`px-4 py-3 text-small font-semibold text-muted ${isNumber ? 'text-right' : 'text-left'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup" className="grid grid-cols-1 gap-3 md:table-row-group">
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const place = 'md:table-cell md:border-t md:border-line md:px-4 md:py-3 md:align-top wrap-anywhere'

function Row<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const [title, ...facts] = columns
  return (
    <tr
      role="row"
      tabIndex={-1}
      className="grid grid-cols-1 gap-2 rounded-card border border-line bg-card p-4 shadow-soft md:table-row md:shadow-none"
    >
      <th role="rowheader" scope="row" className={`block text-left font-bold ${place}`}>
        {title?.show(row)}
      </th>
      {facts.map(({ label, show, isNumber, isSentence }) => (
        <td
          key={label}
          role="cell"
          className={`flex flex-wrap justify-between gap-x-4 ${place} ${isNumber ? 'md:text-right tabular-nums' : ''}`}
        >
          {!isSentence && (
            <span aria-hidden="true" className="text-muted md:hidden">
              {label}
            </span>
          )}
          <span className="min-w-0">{show(row)}</span>
        </td>
      ))}
    </tr>
  )
}

type Row = { label: string; own: string; others: string }

/** One's own metrics beside those of others. */
export function ComparisonTable({
  rows,
  isReference,
}: {
  rows: readonly Row[]
  /** The other metrics are fixed texts, not measured ones. */
  isReference: boolean
}) {
  return (
    <table className="w-full text-body">
      <thead>
        <tr className="text-small text-muted">
          <th scope="col" className="pb-1 text-left font-medium">
            <span className="sr-only">Figura</span>
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-medium">
            Tú
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-medium">
            {isReference ? 'Referencia' : 'Los demás'}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, own, others }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {label}
            </th>
            <td className="figures py-2 pl-3 text-right font-bold">{own}</td>
            <td className="figures py-2 pl-3 text-right text-muted">{others}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

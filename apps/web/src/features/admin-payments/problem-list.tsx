import type { PaymentProblem } from '@wepa/domain/payments/payment-event'
import { dateAndTime } from '@wepa/domain/text/date'
import { trpc } from '../../lib/trpc.ts'
import { boughtWords, exactMoney } from './money-words.ts'
import { Part } from './part.tsx'
import { RecordCard } from './record.tsx'

/** Money that came and bought nothing, to be given back by hand. */
export function ProblemList() {
  const query = trpc.payments.problems.useQuery(undefined, { staleTime: 0 })
  return (
    <Part
      title="Pagos por revisar"
      text="Dinero que llegó y no compró nada: se devuelve a mano en el proveedor."
      query={query}
      count={query.data?.length}
      empty="Nada por revisar"
    >
      <ul className="grid grid-cols-1 gap-3">
        {query.data?.map((problem) => (
          <li key={problem.receipt}>
            <Problem problem={problem} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Problem({ problem }: { problem: PaymentProblem }) {
  const { receipt, username, amount, paidAt } = problem
  return (
    <RecordCard
      title={boughtWords(problem)}
      mark={<p className="font-bold tabular-nums">{exactMoney(amount)}</p>}
      facts={[
        { label: 'Recibo', value: receipt },
        { label: 'De quién', value: username ?? 'Cuenta eliminada' },
        { label: 'Cuándo', value: dateAndTime(paidAt) },
        { label: 'Por qué', value: problem.problem },
      ]}
    />
  )
}

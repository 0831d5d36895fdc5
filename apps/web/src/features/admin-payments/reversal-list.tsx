import type { PaymentReversal } from '@wepa/domain/payments/reversal'
import { dateAndTime } from '@wepa/domain/text/date'
import { trpc } from '../../lib/trpc.ts'
import { boughtWords, exactMoney } from './money-words.ts'
import { Part } from './part.tsx'
import { RecordCard, StateMark } from './record.tsx'

/** Refunds and disputes: what they come to, and each of them. */
export function ReversalList() {
  const query = trpc.payments.reversals.useQuery(undefined, { staleTime: 0 })
  return (
    <Part
      title="Devoluciones y disputas"
      text="Dinero que volvió a quien pagó, o que su banco retiene hasta decidir. Se contestan en el proveedor."
      query={query}
      count={query.data?.items.length}
      empty="Ninguna todavía"
    >
      {query.data && (
        <p className="text-body">
          En disputa: <strong className="tabular-nums">{exactMoney(query.data.disputed)}</strong>.
          Devuelto o perdido:{' '}
          <strong className="tabular-nums">{exactMoney(query.data.gone)}</strong>.
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {query.data?.items.map((reversal) => (
          <li key={reversal.receipt}>
            <Reversal reversal={reversal} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

const states = {
  partly_refunded: 'Devuelto en parte',
  refunded: 'Devuelto',
  disputed: 'En disputa',
  lost: 'Disputa perdida',
  kept: 'Quedó en pie',
} as const satisfies Record<PaymentReversal['state'], string>

function Reversal({ reversal }: { reversal: PaymentReversal }) {
  const { receipt, username, amount, gone, state, updatedAt } = reversal
  return (
    <RecordCard
      title={boughtWords(reversal)}
      mark={<StateMark tone={state === 'kept' ? 'good' : 'waiting'}>{states[state]}</StateMark>}
      facts={[
        { label: 'Recibo', value: receipt },
        { label: 'De quién', value: username ?? 'Cuenta eliminada' },
        { label: 'Volvió', value: `${exactMoney(gone)} de ${exactMoney(amount)}` },
        { label: 'Último cambio', value: dateAndTime(updatedAt) },
      ]}
    />
  )
}

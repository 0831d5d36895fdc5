import { Link } from '@tanstack/react-router'
import type { ManagedAccount } from '@wepa/domain/managers/manager-schema'
import { dateAndTime } from '@wepa/domain/text/date'
import { trpc } from '../../../lib/trpc.ts'
import { LiveList } from '../live-list.tsx'
import { usePolling } from '../polling.ts'
import type { Column } from '../record-table.tsx'

/** Businesses by who waits longest for an answer. */
export function AccountList() {
  const query = trpc.managers.accounts.useInfiniteQuery(
    {},
    { getNextPageParam: (page) => page.nextCursor ?? undefined, ...usePolling('managers') },
  )
  return (
    <LiveList
      caption="Negocios y sus gerentes"
      text="Primero quien espera contestación, desde la espera más larga; luego quien no tiene gerente."
      columns={columns}
      empty="Nadie tiene el plan Business ahora."
      query={query}
    />
  )
}

const columns: readonly Column<ManagedAccount>[] = [
  {
    label: 'Negocio',
    show: ({ fullName, businessName }) => (
      <>
        {businessName ?? fullName}
        {businessName && (
          <span className="block text-small font-normal text-muted">{fullName}</span>
        )}
      </>
    ),
  },
  {
    label: 'Gerente',
    show: ({ manager }) =>
      manager?.fullName ?? <span className="font-semibold text-danger">Sin gerente</span>,
  },
  { label: 'Espera', show: (account) => <Waiting account={account} /> },
  {
    label: 'Abrir',
    isSentence: true,
    show: ({ id, fullName, businessName }) => (
      <Link
        to="/admin-dashboard"
        search={{ tab: 'gerentes', account: id }}
        aria-label={`Abrir ${businessName ?? fullName}`}
        className="inline-flex min-h-11 items-center text-caribe underline-offset-4 hover:underline"
      >
        Abrir
      </Link>
    ),
  },
]

/** By when an answer was promised. */
export function Waiting({ account: { answerBy } }: { account: ManagedAccount }) {
  if (answerBy === null) return <span className="text-muted">Nadie espera</span>
  const isLate = Date.parse(answerBy) <= Date.now()
  return (
    <span className={isLate ? 'font-semibold text-danger' : undefined}>
      {isLate ? 'Tarde: era antes del ' : 'Antes del '}
      <time dateTime={answerBy}>{dateAndTime(answerBy)}</time>
    </span>
  )
}

import { describeKind } from '@wepa/domain/fraud/describe-kind'
import {
  EXAMPLE_DAYS,
  VERDICT_DAYS,
  type VerdictCount,
  type WarningExample,
} from '@wepa/domain/fraud/warning-verdict'
import { trpc } from '../../../lib/trpc.ts'
import { LiveList } from '../live-list.tsx'
import { usePolling } from '../polling.ts'
import type { Column } from '../record-table.tsx'
import { When } from '../when.tsx'

/** What people say of the warnings they were shown, and the messages that they let administrators read. */
export function WarningDesk() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <VerdictCounts />
      <WarningExamples />
    </div>
  )
}

type CountRow = VerdictCount & { id: number }

function VerdictCounts() {
  const query = trpc.warnings.counts.useQuery(undefined, usePolling('warnings'))
  const items = query.data?.map((each, id): CountRow => ({ ...each, id }))
  return (
    <LiveList
      caption="Aciertos de los avisos"
      text={`Lo que contestó quien recibió un aviso de estafa en los últimos ${VERDICT_DAYS} días. No se guarda quién.`}
      columns={countColumns}
      empty="Nadie ha contestado todavía."
      query={{ ...query, data: items && { pages: [{ items }] } }}
    />
  )
}

function WarningExamples() {
  const query = trpc.warnings.examples.useInfiniteQuery(
    { limit: 20 },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, ...usePolling('warnings') },
  )
  return (
    <LiveList
      caption="Mensajes que nos dejan leer"
      text={`Quien los recibió dio permiso por ${EXAMPLE_DAYS} días para que los avisos acierten más. No se copian fuera de aquí: el lector aprende de otros parecidos.`}
      columns={exampleColumns}
      empty="Nadie nos deja leer ninguno."
      query={query}
    />
  )
}

const nameOf = ({ kind }: Pick<VerdictCount, 'kind'>) => describeKind(kind)?.name ?? kind

const countColumns: readonly Column<CountRow>[] = [
  { label: 'Aviso', show: nameOf },
  { label: 'Regla', show: ({ rule }) => rule ?? 'Ninguna' },
  { label: 'Era una estafa', isNumber: true, show: ({ fraud }) => fraud },
  { label: 'No lo era', isNumber: true, show: ({ harmless }) => harmless },
  {
    label: 'Aciertos',
    isNumber: true,
    show: ({ fraud, harmless }) => `${Math.round((100 * fraud) / (fraud + harmless))} %`,
  },
]

const exampleColumns: readonly Column<WarningExample>[] = [
  { label: 'Aviso', show: nameOf },
  {
    label: 'Mensaje',
    isSentence: true,
    show: ({ text }) => <span className="wrap-anywhere">{text}</span>,
  },
  {
    label: 'Dijo',
    show: ({ verdict }) => (verdict === 'fraud' ? 'Era una estafa' : 'No lo era'),
  },
  { label: 'Cuándo', show: ({ createdAt }) => <When at={createdAt} /> },
]

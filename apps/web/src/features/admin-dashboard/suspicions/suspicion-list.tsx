import type { ModerationCase } from '@wepa/domain/moderation/moderation'
import { isWaitOn, type Suspicion } from '@wepa/domain/moderation/suspicion'
import { trpc } from '../../../lib/trpc.ts'
import { LiveList } from '../live-list.tsx'
import { usePolling } from '../polling.ts'
import type { Column } from '../record-table.tsx'
import { When } from '../when.tsx'
import { PartList } from './part-list.tsx'
import { SuspicionActions } from './suspicion-actions.tsx'

/** `id` is the person's. */
type Row = { id: number; caseId: string; name: string; since: string; suspicion: Suspicion }

/** The accounts that the machine asks a moderator to look at, those that wait longest first. */
export function SuspicionList() {
  const query = trpc.moderation.list.useInfiniteQuery(
    { kind: 'suspicion', limit: 20 },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, ...usePolling('suspicions') },
  )
  const pages = query.data?.pages.map(({ items }) => ({ items: items.flatMap(rowOf) }))
  return (
    <LiveList
      caption="Cuentas por mirar"
      text="Lo que hace cada cuenta en un día, en puntos. Desde 50 hace falta que la mires; desde 80, si hay un enlace o varias cuentas con el mismo mensaje, sus conversaciones nuevas esperan por ti un día como mucho, y la persona lo sabe. Nadie más ve los puntos, y el sistema no guarda lo que escribe."
      columns={columns}
      empty="Ninguna cuenta espera que la mires."
      query={{ ...query, data: pages && { pages } }}
    />
  )
}

function rowOf({ id: caseId, person, createdAt, suspicion }: ModerationCase): Row[] {
  if (!person || !suspicion) return []
  return [{ id: person.id, caseId, name: person.fullName, since: createdAt, suspicion }]
}

const columns: readonly Column<Row>[] = [
  { label: 'Persona', show: ({ name }) => name },
  { label: 'Puntos', isNumber: true, show: ({ suspicion }) => suspicion.score },
  {
    label: 'De dónde salen',
    isSentence: true,
    show: ({ suspicion }) => <PartList parts={suspicion.parts} />,
  },
  { label: 'Desde', show: ({ since }) => <When at={since} /> },
  {
    label: 'Conversaciones nuevas',
    show: ({ suspicion: { waitsSince } }) =>
      waitsSince && isWaitOn(new Date(waitsSince), new Date()) ? 'Esperan' : 'Siguen',
  },
  {
    label: 'Qué hacer',
    isSentence: true,
    show: ({ caseId, name }) => <SuspicionActions {...{ caseId, name }} />,
  },
]

import type { ActiveSession } from '@wepa/domain/admin/dashboard'
import { deviceWords } from '@wepa/domain/people/device-name'
import { trpc } from '../../lib/trpc.ts'
import { EndSession } from './end-session.tsx'
import { LiveList } from './live-list.tsx'
import { usePolling } from './polling.ts'
import type { Column } from './record-table.tsx'
import { When } from './when.tsx'

const columns: readonly Column<ActiveSession>[] = [
  {
    label: 'Persona',
    show: ({ fullName, username }) => (
      <>
        {fullName}
        <span className="block text-small font-normal text-muted">@{username}</span>
      </>
    ),
  },
  {
    label: 'Estado',
    show: ({ isActive }) => (
      <span
        className={
          isActive
            ? 'inline-flex items-center gap-2 font-semibold text-palma'
            : 'inline-flex items-center gap-2 text-muted'
        }
      >
        <span
          aria-hidden="true"
          className={`size-2 rounded-full ${isActive ? 'bg-palma' : 'border border-edge'}`}
        />
        {isActive ? 'En uso' : 'Abierta'}
      </span>
    ),
  },
  {
    label: 'Equipo',
    show: ({ userAgent }) => <span title={userAgent ?? undefined}>{deviceWords(userAgent)}</span>,
  },
  { label: 'Dirección IP', show: ({ ipAddress }) => ipAddress ?? 'No se sabe' },
  { label: 'Última actividad', show: ({ lastActivityAt }) => <When at={lastActivityAt} /> },
  { label: 'Sesión', show: (session) => <EndSession session={session} /> },
]

/** The sign-ins that are good, the last used first. */
export function SessionList() {
  const query = trpc.admin.activeSessions.useInfiniteQuery(
    { limit: 20 },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, ...usePolling('sessions') },
  )
  return (
    <LiveList
      caption="Sesiones"
      text="Sesiones abiertas. «En uso» es que alguien la usó en los últimos 15 minutos."
      columns={columns}
      empty="No hay ninguna sesión abierta."
      query={query}
    />
  )
}

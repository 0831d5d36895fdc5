import { Link } from '@tanstack/react-router'
import type { RecentUser } from '@wepa/domain/admin/dashboard'
import { trpc } from '../../lib/trpc.ts'
import { LiveList } from './live-list.tsx'
import { usePolling } from './polling.ts'
import type { Column } from './record-table.tsx'
import { When } from './when.tsx'

const plans = { free: 'Free', pro: 'Pro', business: 'Business' } as const

const columns: readonly Column<RecentUser>[] = [
  {
    label: 'Persona',
    show: ({ id, fullName, username }) => (
      <>
        <Link
          to="/seller/$id"
          params={{ id }}
          className="text-caribe underline-offset-4 hover:underline"
        >
          {fullName}
        </Link>
        <span className="block text-small font-normal text-muted">@{username}</span>
      </>
    ),
  },
  { label: 'Email', show: ({ email }) => email },
  { label: 'Plan', show: ({ subscriptionPlan }) => plans[subscriptionPlan] },
  { label: 'Entradas', show: ({ loginCount }) => loginCount, isNumber: true },
  { label: 'Se registró', show: ({ createdAt }) => <When at={createdAt} /> },
  {
    label: 'Moderación',
    show: ({ id, fullName }) => (
      <Link
        to="/admin-dashboard"
        search={{ tab: 'moderacion', case: `user-${id}` }}
        aria-label={`Ver caso de ${fullName}`}
        className="inline-flex min-h-11 items-center text-caribe underline-offset-4 hover:underline"
      >
        Ver caso
      </Link>
    ),
  },
]

/** Who joined, the newest first. */
export function UserList() {
  const query = trpc.admin.recentUsers.useInfiniteQuery(
    { limit: 20 },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, ...usePolling('users') },
  )
  return (
    <LiveList
      caption="Usuarios recientes"
      text="Las cuentas más nuevas primero."
      columns={columns}
      empty="Todavía no se ha registrado nadie."
      query={query}
    />
  )
}

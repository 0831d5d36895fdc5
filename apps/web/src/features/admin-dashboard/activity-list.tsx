import { Link } from '@tanstack/react-router'
import type { Activity, ActivityAction } from '@wepa/domain/admin/dashboard'
import {
  Eye,
  LogIn,
  LogOut,
  type LucideIcon,
  PackagePlus,
  Search,
  Sparkles,
  TriangleAlert,
  UserRoundPlus,
} from 'lucide-react'
import '../../blocks/listing-card/category-hues.css'
import { trpc } from '../../lib/trpc.ts'
import { aboutWords, actionWords, deedWords } from './activity-words.ts'
import { LiveList } from './live-list.tsx'
import { usePolling } from './polling.ts'
import type { Column } from './record-table.tsx'
import { When } from './when.tsx'

// Two of the hues that categories have: the palette's own five have their meanings.
const looks: Readonly<Record<ActivityAction, { icon: LucideIcon; look: string }>> = {
  login: { icon: LogIn, look: 'bg-caribe-soft text-caribe' },
  logout: { icon: LogOut, look: 'bg-sand-deep text-muted' },
  create_listing: { icon: PackagePlus, look: 'bg-palma-soft text-on-palma-soft' },
  view_listing: { icon: Eye, look: 'bg-sol text-on-sol' },
  search: { icon: Search, look: 'category-tint hue-empleos' },
  registration: { icon: UserRoundPlus, look: 'category-tint hue-moda' },
  move_featured: { icon: Sparkles, look: 'bg-sol-soft text-ink' },
  storm_mode: { icon: TriangleAlert, look: 'bg-danger-soft text-danger' },
}

const columns: readonly Column<Activity>[] = [
  { label: 'Acción', show: ({ action }) => <ActionMark action={action} /> },
  { label: 'Qué pasó', isSentence: true, show: (activity) => <Deed activity={activity} /> },
  { label: 'Cuándo', show: ({ createdAt }) => <When at={createdAt} /> },
]

/** What people did last, each kind with its color and its word. */
export function ActivityList() {
  const query = trpc.admin.recentActivities.useInfiniteQuery(
    { limit: 30 },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, ...usePolling('activities') },
  )
  return (
    <LiveList
      caption="Actividad reciente"
      text="Lo último primero, de los pasados 30 días. De las búsquedas no se guarda quién buscó."
      columns={columns}
      empty="Todavía no ha pasado nada."
      query={query}
    />
  )
}

function ActionMark({ action }: { action: ActivityAction }) {
  const { icon: Icon, look } = looks[action]
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-full px-3 py-1 text-small font-semibold ${look}`}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="size-4 flex-none" />
      {actionWords[action]}
    </span>
  )
}

function Deed({ activity }: { activity: Activity }) {
  const about = aboutWords(activity)
  const { entityId, metadata } = activity
  const isThere = entityId !== null && metadata.title !== undefined
  return (
    <>
      {deedWords(activity)}{' '}
      {isThere ? (
        <Link
          to="/listing/$id"
          params={{ id: String(entityId) }}
          className="font-semibold text-caribe underline-offset-4 hover:underline"
        >
          {about}
        </Link>
      ) : (
        about
      )}
    </>
  )
}

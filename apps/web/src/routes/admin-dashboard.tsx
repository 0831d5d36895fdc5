import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AdminDashboardPage } from '../features/admin-dashboard/admin-dashboard-page.tsx'
import { type DashboardTab, readDashboardTab } from '../features/admin-dashboard/dashboard-tabs.ts'
import { ModerationDesk } from '../features/admin-moderation/moderation-desk.tsx'
import { lateHead } from '../lib/head/late-head.ts'

/** `case` is the one that is open in the tab Moderación: 'report-12'. */
type DashboardSearch = { tab?: DashboardTab; case?: string }

export const Route = createFileRoute('/admin-dashboard')({
  validateSearch: ({ tab, case: open }: Record<string, unknown>): DashboardSearch => {
    const known = readDashboardTab(tab)
    if (known === 'moderacion' && typeof open === 'string') return { tab: known, case: open }
    return known === 'usuarios' ? {} : { tab: known }
  },
  head: lateHead('admin-dashboard'),
  component: AdminDashboard,
})

function AdminDashboard() {
  const { tab = 'usuarios', case: caseId } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <AdminDashboardPage
      tab={tab}
      onTabChange={(next) =>
        void navigate({
          to: '/admin-dashboard',
          search: next === 'usuarios' ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
      moderation={
        <ModerationDesk
          caseId={caseId}
          onOpen={(open) =>
            void navigate({
              to: '/admin-dashboard',
              search: { tab: 'moderacion', ...(open && { case: open }) },
              resetScroll: false,
            })
          }
        />
      }
    />
  )
}

import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AdminDashboardPage } from '../features/admin-dashboard/admin-dashboard-page.tsx'
import { readDashboardTab } from '../features/admin-dashboard/dashboard-tabs.ts'
import { ModerationDesk } from '../features/admin-moderation/moderation-desk.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { readId } from '../lib/read-id.ts'

/**
 * `account` is the business that is open in the tab Gerentes. `case` is the one that is open in the tab Moderación: 'report-12'. Read by the page: what is read here every first
 * load carries.
 */
type DashboardSearch = { tab?: unknown; case?: unknown; account?: unknown }

export const Route = createFileRoute('/admin-dashboard')({
  validateSearch: ({ tab, case: open, account }: Record<string, unknown>): DashboardSearch => ({
    tab,
    case: open,
    account,
  }),
  head: lateHead('admin-dashboard'),
  component: AdminDashboard,
})

function AdminDashboard() {
  const search = Route.useSearch()
  const tab = readDashboardTab(search.tab)
  const caseId = tab === 'moderacion' && typeof search.case === 'string' ? search.case : undefined
  const navigate = useNavigate()
  return (
    <AdminDashboardPage
      tab={tab}
      accountId={readId(String(search.account))}
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

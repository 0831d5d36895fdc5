import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AdminDashboardPage } from '../features/admin-dashboard/admin-dashboard-page.tsx'
import { type DashboardTab, readDashboardTab } from '../features/admin-dashboard/dashboard-tabs.ts'
import { lateHead } from '../lib/late-head.ts'

type DashboardSearch = { tab?: DashboardTab }

export const Route = createFileRoute('/admin-dashboard')({
  validateSearch: ({ tab }: Record<string, unknown>): DashboardSearch => {
    const known = readDashboardTab(tab)
    return known === 'usuarios' ? {} : { tab: known }
  },
  head: lateHead('admin-dashboard'),
  component: AdminDashboard,
})

function AdminDashboard() {
  const { tab = 'usuarios' } = Route.useSearch()
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
    />
  )
}

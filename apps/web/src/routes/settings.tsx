import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { readSettingsTab } from '../features/settings/settings-tabs.ts'
import { lateHead } from '../lib/head/late-head.ts'

/** Read by the page: what is read here every first load carries. */
type SettingsSearch = { tab?: unknown }

export const Route = createFileRoute('/settings')({
  validateSearch: ({ tab }: Record<string, unknown>): SettingsSearch => ({ tab }),
  head: lateHead('settings'),
  component: Settings,
})

function Settings() {
  const tab = readSettingsTab(Route.useSearch().tab)
  const navigate = useNavigate()
  return (
    <SettingsPage
      tab={tab}
      onTabChange={(next) =>
        void navigate({
          to: '/settings',
          search: next === 'security' ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}

import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { readSettingsTab, type SettingsTab } from '../features/settings/settings-tabs.ts'
import { lateHead } from '../lib/head/late-head.ts'

type SettingsSearch = { tab?: SettingsTab }

export const Route = createFileRoute('/settings')({
  validateSearch: ({ tab }: Record<string, unknown>): SettingsSearch => {
    const known = readSettingsTab(tab)
    return known === 'security' ? {} : { tab: known }
  },
  head: lateHead('settings'),
  component: Settings,
})

function Settings() {
  const { tab = 'security' } = Route.useSearch()
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

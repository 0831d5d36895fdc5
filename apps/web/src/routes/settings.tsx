import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { readSettingsTab, type SettingsTab } from '../features/settings/settings-tabs.ts'
import { pageHead } from '../lib/head.ts'

type SettingsSearch = { tab?: SettingsTab }

export const Route = createFileRoute('/settings')({
  validateSearch: ({ tab }: Record<string, unknown>): SettingsSearch => {
    const known = readSettingsTab(tab)
    return known === 'security' ? {} : { tab: known }
  },
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      title: 'Configuración',
      description: 'Tu contraseña, tus notificaciones, tu privacidad y tu cuenta de Wepa.',
      path: '/settings',
      isIndexed: false,
    }),
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

import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ProfilePage } from '../features/profile/profile-page.tsx'
import { readProfileTab } from '../features/profile/profile-tabs.ts'
import { lateHead } from '../lib/head/late-head.ts'
import { useSignOut } from '../shell/header/use-sign-out.ts'

/** Read by the page: what is read here every first load carries. */
type ProfileSearch = { tab?: unknown }

export const Route = createFileRoute('/profile')({
  validateSearch: ({ tab }: Record<string, unknown>): ProfileSearch => ({ tab }),
  head: lateHead('profile'),
  component: Profile,
})

function Profile() {
  const tab = readProfileTab(Route.useSearch().tab)
  const navigate = useNavigate()
  const signOut = useSignOut()
  return (
    <ProfilePage
      tab={tab}
      onTabChange={(next) =>
        void navigate({
          to: '/profile',
          search: next === 'profile' ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
      onSignOut={signOut}
    />
  )
}

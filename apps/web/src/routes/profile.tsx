import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ProfilePage } from '../features/profile/profile-page.tsx'
import { type ProfileTab, readProfileTab } from '../features/profile/profile-tabs.ts'
import { lateHead } from '../lib/head/late-head.ts'
import { useSignOut } from '../shell/header/use-sign-out.ts'

type ProfileSearch = { tab?: ProfileTab }

export const Route = createFileRoute('/profile')({
  validateSearch: ({ tab }: Record<string, unknown>): ProfileSearch => {
    const known = readProfileTab(tab)
    return known === 'profile' ? {} : { tab: known }
  },
  head: lateHead('profile'),
  component: Profile,
})

function Profile() {
  const { tab = 'profile' } = Route.useSearch()
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

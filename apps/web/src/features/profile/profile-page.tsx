import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowLeft, House, Plus } from 'lucide-react'
import { useWriter } from '../../lib/forms/use-writer.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { OwnProfile } from './own-profile.tsx'
import { ProfileInvitation } from './profile-invitation.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import type { ProfileTab } from './profile-tabs.ts'

interface ProfilePageProps {
  tab: ProfileTab
  onTabChange: (tab: ProfileTab) => void
  onSignOut: () => Promise<void>
}

/** Profile. */
export function ProfilePage(props: ProfilePageProps) {
  const writer = useWriter()
  if (writer.status === 'visitor') return <ProfileInvitation />
  return (
    <div className="page py-4 md:py-8">
      <TopRow />
      {writer.user ? (
        <OwnProfile key={writer.user.id} user={writer.user} hasEnded={writer.hasEnded} {...props} />
      ) : (
        <ProfileSkeleton />
      )}
    </div>
  )
}

/** Back, home, and the way to a new ad. */
function TopRow() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  return (
    <div className="mb-4 flex flex-wrap items-center gap-1">
      <IconButton
        label="Volver"
        className="-ml-2"
        onClick={() => (canGoBack ? router.history.back() : void navigate({ to: '/' }))}
      >
        <ArrowLeft aria-hidden="true" size={22} strokeWidth={1.75} />
      </IconButton>
      <LinkButton tone="bare" to="/" className="mr-auto px-3">
        <House aria-hidden="true" size={20} strokeWidth={1.75} />
        Inicio
      </LinkButton>
      <LinkButton tone="call" to="/post-ad">
        <Plus aria-hidden="true" size={20} strokeWidth={1.75} />
        Sube tu anuncio
      </LinkButton>
    </div>
  )
}

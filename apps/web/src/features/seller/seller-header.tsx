import type { PublicProfile } from '@wepa/domain/people/user'
import { Pencil } from 'lucide-react'
import { FollowButton } from '../../blocks/follow/follow-button.tsx'
import { FollowersCount } from '../../blocks/follow/followers-count.tsx'
import { PersonSummary } from '../../blocks/people/person-summary.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

interface SellerHeaderProps {
  profile: PublicProfile
  isOwn: boolean
  /** Nobody follows somebody whom moderators alone are shown. */
  canFollow: boolean
}

export function SellerHeader({ profile, isOwn, canFollow }: SellerHeaderProps) {
  return (
    <header className="grid grid-cols-1 justify-items-center gap-3 rounded-card border border-line bg-card p-5 text-center shadow-soft">
      <Avatar name={profile.fullName} url={profile.profileImageUrl} className="size-28! text-h1!" />
      <PersonSummary person={profile} isOwn={isOwn} />
      {isOwn && <FollowersCount userId={profile.id} />}
      {canFollow && (
        <FollowButton
          seller={{ id: profile.id, name: profile.business?.name ?? profile.fullName }}
          className="w-full"
        />
      )}
      {isOwn && (
        <LinkButton tone="quiet" to="/profile">
          <Pencil aria-hidden="true" size={18} strokeWidth={1.75} />
          Editar mi perfil
        </LinkButton>
      )}
    </header>
  )
}

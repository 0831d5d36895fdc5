import type { PublicProfile } from '@wepa/domain/people/user'
import { Pencil } from 'lucide-react'
import { PersonSummary } from '../../blocks/people/person-summary.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

interface SellerHeaderProps {
  profile: PublicProfile
  isOwn: boolean
}

export function SellerHeader({ profile, isOwn }: SellerHeaderProps) {
  return (
    <header className="grid grid-cols-1 justify-items-center gap-3 rounded-card border border-line bg-card p-5 text-center shadow-soft">
      <Avatar name={profile.fullName} url={profile.profileImageUrl} className="size-28! text-h1!" />
      <PersonSummary person={profile} isOwn={isOwn} />
      {isOwn && (
        <LinkButton tone="quiet" to="/profile">
          <Pencil aria-hidden="true" size={18} strokeWidth={1.75} />
          Editar mi perfil
        </LinkButton>
      )}
    </header>
  )
}

import { User } from 'lucide-react'
import { useSession } from '../lib/session.ts'
import { AccountMenu } from './account-menu.tsx'
import { PlaceLink } from './place-link.tsx'

const round =
  'inline-grid size-11 flex-none place-items-center rounded-full text-ink transition-colors hover:bg-sand-deep'

/** §2: to /profile; whoever is signed in finds their menu here. The same 44 px in every state. */
export function AccountButton() {
  const session = useSession()
  if (session.status === 'member') return <AccountMenu user={session.user} className={round} />
  return (
    <PlaceLink
      to={session.status === 'visitor' ? '/auth' : '/profile'}
      aria-label={session.status === 'visitor' ? 'Entrar o registrarte' : 'Perfil'}
      title="Tu cuenta"
      className={round}
    >
      <User aria-hidden="true" size={24} strokeWidth={1.75} />
    </PlaceLink>
  )
}

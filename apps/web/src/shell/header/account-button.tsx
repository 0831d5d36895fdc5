import { User } from 'lucide-react'
import { useSession } from '../../lib/session/session.ts'
import { latePart } from '../../ui/late-part.tsx'
import { PlaceLink } from '../place-link.tsx'

const round =
  'inline-grid size-[44px] flex-none place-items-center rounded-full text-ink transition-colors hover:bg-sand-deep'

// Only for members, and never in the server's HTML: not a part of the first load.
export const AccountMenu = latePart(async () => (await import('./account-menu.tsx')).AccountMenu, {
  waiting: <span className={round} />,
})

/** To /profile; whoever is signed in finds their menu here. The same 44 px in every state. */
export function AccountButton() {
  const session = useSession()
  if (session.status === 'member') {
    return <AccountMenu user={session.user} className={round} />
  }
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

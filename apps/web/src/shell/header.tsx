import { useRouterState } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Logo } from '../illustrations/logo.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { AccountButton } from './account-button.tsx'
import { HeaderSearch } from './header-search.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { PlaceLink } from './place-link.tsx'

/** §2: logo, Publicar and profile; on a desktop the search field too (look.md). */
export function Header() {
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' })
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-card pt-[env(safe-area-inset-top)]">
      <div className="page flex h-14 items-center gap-3 md:h-16 md:gap-6">
        <PlaceLink
          to="/"
          className="-m-1.5 flex-none rounded-field p-1.5 text-ink"
          aria-label="Wepa, inicio"
        >
          <Logo className="h-9 w-auto md:h-10" />
        </PlaceLink>
        <div className="hidden min-w-0 flex-1 md:block">{!isHome && <HeaderSearch />}</div>
        <div className="ml-auto flex items-center gap-2 md:gap-3">
          <PlaceLink to="/post-ad" className={buttonClass('call', 'medium')}>
            <Plus aria-hidden="true" size={20} strokeWidth={2.25} />
            Publicar
          </PlaceLink>
          <AccountButton />
        </div>
      </div>
      <OfflineStrip />
    </header>
  )
}

import { useRouter, useRouterState } from '@tanstack/react-router'
import { ChevronLeft, Plus, Sparkles } from 'lucide-react'
import { Logo } from '../../illustrations/logo.tsx'
import { OfflineStrip } from '../offline-strip.tsx'
import { PendingPlace } from '../pending-place.tsx'
import { PlaceLink } from '../place-link.tsx'
import { AccountButton } from './account-button.tsx'
import { HeaderPlaces } from './header-places.tsx'
import { HeaderSearch } from './header-search.tsx'

// On a phone the bottom bar has it, under the thumb.
const call =
  'hidden min-h-[44px] flex-none items-center gap-[6px] rounded-field bg-flamboyan px-[14px] text-body font-semibold text-on-flamboyan transition-colors hover:bg-flamboyan-strong md:inline-flex'

// In the bar, which stays: floating over a page, it lay on hearts, prices and menus (docs/decisions/072-assistant-in-the-bar.md).
const assistant =
  'inline-flex min-h-[44px] flex-none items-center gap-[6px] rounded-full border border-line px-[10px] text-[min(0.9375rem,4.2vw,18px)] md:px-[12px] font-bold text-caribe hover:bg-caribe-soft'

/** Logo, assistant and profile; on a desktop Publicar and the search field too, where the page brings none. */
export function Header() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const hasOwnSearch = path === '/' || path === '/search'
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-card pt-[env(safe-area-inset-top)]">
      <div className="page flex h-[56px] items-center gap-[8px] md:h-[64px] md:gap-6">
        {path !== '/' && <BackButton />}
        <PlaceLink
          to="/"
          className="-m-[6px] flex-none rounded-field p-[6px] text-ink"
          aria-label="Wepa, inicio"
        >
          <Logo className="h-[36px] w-auto md:h-[40px]" />
        </PlaceLink>
        <div className="hidden min-w-0 flex-1 md:block">{!hasOwnSearch && <HeaderSearch />}</div>
        <div className="ml-auto flex items-center gap-[4px] md:gap-3">
          <PendingPlace />
          <PlaceLink to="/ai-chat" className={assistant} aria-label="IA: tu asistente">
            <Sparkles aria-hidden="true" size={20} strokeWidth={1.75} />
            IA
          </PlaceLink>
          <PlaceLink to="/post-ad" className={call}>
            <Plus aria-hidden="true" size={20} strokeWidth={2.25} />
            Publicar
          </PlaceLink>
          <HeaderPlaces />
          <AccountButton />
        </div>
      </div>
      <OfflineStrip />
    </header>
  )
}

/** In an installed app on a phone, where no browser has one (shell.css). */
function BackButton() {
  const { history, navigate } = useRouter()
  const goBack = () => (history.canGoBack() ? history.back() : void navigate({ to: '/' }))
  return (
    <button type="button" aria-label="Atrás" onClick={goBack} className="back-button">
      <ChevronLeft aria-hidden="true" size={28} strokeWidth={1.75} />
    </button>
  )
}

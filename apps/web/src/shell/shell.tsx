import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LightStrip, StormNotice } from '../blocks/light-mode/light-parts.tsx'
import { readStored } from '../lib/device/storage.ts'
import { useSite } from '../lib/head/site.ts'
import { useSession } from '../lib/session/session.ts'
import { stillPart } from '../lib/still-part.tsx'
import { latePart } from '../ui/late-part.tsx'
import { Toaster } from '../ui/toast/toaster.tsx'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { UnreadPlace } from './bottom-bar/unread-place.tsx'
import { Header } from './header/header.tsx'
import { UpdatePrompt } from './update-prompt.tsx'
import { usePageFocus } from './use-page-focus.ts'
import './shell.css'

const fetchFooter = async () => (await import('./footer.tsx')).Footer

const Footer = stillPart(
  import.meta.env.SSR ? await fetchFooter() : undefined,
  'footer',
  fetchFooter,
)

const ActingStrip = latePart(async () => (await import('./acting-strip.tsx')).ActingStrip)

/** What stands around every screen. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  usePageFocus()
  const { light, storms } = useSite()
  return (
    <>
      <a href="#contenido" className="skip-link">
        Saltar al contenido
      </a>
      <WaitingLine />
      <ActingPlace />
      {storms && <StormNotice />}
      <Header />
      {light && <LightStrip />}
      <main id="contenido" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <div className="above-bottom-bar">
        <Footer />
      </div>
      <BottomBar />
      <UnreadPlace />
      <UpdatePrompt />
      <Toaster />
    </>
  )
}

/** Only for people who act for a business, and not while the server's page is being taken over. */
function ActingPlace() {
  const { status } = useSession()
  return status !== 'unknown' && readStored('wepa.own') !== null ? <ActingStrip /> : null
}

function WaitingLine() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  return isLoading ? <div aria-hidden="true" className="waiting-line" /> : null
}

// The browser's start: hydrates a page that came as HTML, renders into the empty shell otherwise.
import './jitless.ts'
import '../react-first.ts'
import '../../ui/styles/styles.css'
import '../fonts.css'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { LIGHT_MODE_COOKIE } from '@wepa/domain/light-mode'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { StampWords } from '../../blocks/kept/kept-stamp.tsx'
import { lateLink } from '../../lib/calls/late-link.ts'
import { endTappedHeart, setTappedHeart } from '../../lib/device/waiting/waiting-hearts.ts'
import { watchAnswers } from '../../lib/queries/watch-answers.ts'
import { readSession } from '../../lib/session/session.ts'
import { readToken } from '../../lib/session/token.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { networkFirst } from '../../offline/query-cache/network-first.ts'
import { AccountMenu } from '../../shell/header/account-button.tsx'
import { OfflineWords } from '../../shell/offline-strip.tsx'
import { createAppRouter } from '../router.tsx'
import { takeSharedMissing } from '../shared-missing.ts'
import { keepEarlyScroll } from './early/early-scroll.ts'
import { startBrowser, watchBrowser } from './start-browser.ts'

const fetchHttpLink = () =>
  import('./server-link.ts').then(({ serverLink }) => serverLink(() => router))

const router = createAppRouter({
  links: [watchAnswers, lateLink(fetchHttpLink)],
  persister: networkFirst,
  site: {
    origin: window.location.origin,
    renderedAt: new Date().toISOString(),
    // A rendered page says so itself; the shell is the same for all, and its program is here.
    ...(document.cookie.includes(`${LIGHT_MODE_COOKIE}=on`) && { light: { programBytes: 0 } }),
  },
  scrollRestoration: keepEarlyScroll(),
})

const ready = navigator.onLine
  ? undefined
  : import('./start-offline.ts')
      .then((late) => late.startOffline(router, [AccountMenu, OfflineWords, StampWords]))
      .catch(() => {})

// The renderer leaves its data in `$_TSR`; the shell has none.
const isRendered = window.$_TSR !== undefined
// A member's page asks for what is theirs as soon as it stands, an empty page for everything; a visitor's for
// nothing before something is touched.
const fetchEarly = () => void fetchHttpLink().catch(() => {})
if (readToken() || !isRendered) fetchEarly()
else whenIdle(fetchEarly, 5_000)
if (isRendered) {
  takeSharedMissing(router)
  startTransition(() => {
    hydrateRoot(document, <Product screens={<RouterClient router={router} />} />)
  })
} else {
  // Nothing is hydrated: the first rendering can be the person's own.
  readSession()
  const render = () =>
    createRoot(document).render(<Product screens={<RouterProvider router={router} />} />)
  if (ready) void ready.then(render)
  else render()
}
watchBrowser()

function Product({ screens }: { screens: ReactNode }) {
  // Not before the page is hydrated: what a session changes would differ from what the server rendered.
  useEffect(() => {
    startBrowser(router, { isRendered })
    const handOver = async () => {
      const saved = (await window.wepaStarter?.handOver(setTappedHeart)) ?? []
      if (saved.length === 0) return
      // The hearts that came with the page's data are older than one tapped early.
      await router.options.context.queryClient.invalidateQueries({ queryKey: [['favorites']] })
      for (const listingId of saved) endTappedHeart(listingId, true)
    }
    // Parts of the page hydrate after this, and render again with the session: a kept tap must meet the page of
    // the person who tapped.
    whenIdle(() => void handOver(), 3_000)
  }, [])
  return <StrictMode>{screens}</StrictMode>
}

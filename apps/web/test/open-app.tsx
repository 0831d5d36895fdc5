// The whole product in jsdom, as a tab opens it: its routes, cache, session and network watch, over `fake-api.ts`.
import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import type { SelfUser } from '@wepa/domain/people/user'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { createAppRouter } from '../src/app/router.tsx'
import { startBrowser, watchBrowser } from '../src/app/start/start-browser.ts'
import { httpLink } from '../src/lib/calls/http-link.ts'
import { watchAnswers } from '../src/lib/queries/watch-answers.ts'
import { readSession } from '../src/lib/session/session.ts'
import { networkFirst } from '../src/offline/query-cache/network-first.ts'
import { currentToast, dismissToast } from '../src/ui/toast/toast-store.ts'
import { completeBrowser, watchComplaints } from './browser.ts'
import { api, startApi } from './fake-api.ts'
import { startSockets } from './fake-socket.ts'
import { watchTimers } from './watch-timers.ts'

configure({
  // A screen's code comes late, and machines have other things to do.
  asyncUtilTimeout: 10_000,
  // The words on the screen tell more than a thousand lines of its elements.
  getElementError: (message) =>
    new Error(`${message?.split('\n\nHere are the')[0]}\nOn the screen: ${readScreen()}`),
})

let expectNoComplaints = () => {}

// What the product does a moment later must not find that jsdom has gone with the last test of a file.
afterAll(watchTimers())

beforeEach(() => {
  expectNoComplaints = watchComplaints()
  localStorage.clear()
  sessionStorage.clear()
  completeBrowser()
  startApi()
  startSockets()
})

afterEach(() => {
  closeApp()
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
  vi.restoreAllMocks()
  expectNoComplaints()
})

/** Signs a person in, in this browser, and lets the server know them. */
export function signIn(user: SelfUser): void {
  localStorage.setItem('auth_token', `token-${user.id}`)
  localStorage.setItem('wepa.user', JSON.stringify(user))
  api.answer({
    auth: { me: () => user },
    notifications: { unreadCount: () => ({ count: 0 }) },
    conversations: { unreadCount: () => ({ count: 0 }) },
  })
}

/** Opens an address in a new tab. */
export function openApp(path: string) {
  const router = createAppRouter({
    links: [watchAnswers, httpLink()],
    persister: networkFirst,
    site: { origin: window.location.origin, renderedAt: new Date().toISOString() },
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  readSession()
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    { container: document },
  )
  listen(() => {
    watchBrowser()
    startBrowser(router, { isRendered: false })
  })
  // Styles are not here but Radix's inline ones, which let a dialog be touched a moment after it is shown.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  return { router, user }
}

/** Closes the tab; what the browser keeps stays. */
export function closeApp(): void {
  cleanup()
  stopListening()
}

let stopListening = () => {}

/** Runs what listens to the window for the life of a tab; a test's tab ends with it. */
function listen(start: () => void): void {
  const added: (() => void)[] = []
  const add = window.addEventListener
  window.addEventListener = (...given: Parameters<typeof add>) => {
    add.apply(window, given)
    added.push(() => window.removeEventListener(given[0], given[1], given[2]))
  }
  start()
  window.addEventListener = add
  stopListening = () => {
    for (const remove of added) remove()
    stopListening = () => {}
  }
}

function readScreen(): string {
  const parts = document.querySelectorAll('main, [role$=dialog], [role=status]')
  return Array.from(parts, ({ textContent }) => textContent?.slice(0, 600)).join(' | ')
}

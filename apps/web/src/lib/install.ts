// Putting Wepa on the home screen: which way this browser offers, if any.
import { createStore, useStore } from './store.ts'

/** `prompt`: the browser asks when told to; `ios`: Share, then «Añadir a pantalla de inicio»; `none`: installed already, or no way. */
export type InstallWay = { kind: 'none' } | { kind: 'ios' } | { kind: 'prompt'; ask: () => void }

const none: InstallWay = { kind: 'none' }
const way = createStore<InstallWay>(none)

export function useInstallWay(): InstallWay {
  return useStore(way, none)
}

/** Chromium's own event; not in the DOM's types, since only Chromium has it. */
type InstallPromptEvent = Event & { prompt: () => Promise<unknown> }

/** Listens for the browser's offer, which comes once and early. */
export function watchInstall(): void {
  if (isInstalled()) return
  if (isApplePhone()) way.set({ kind: 'ios' })
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    // The browser's own bar stays away; the page offers it where it fits.
    event.preventDefault()
    way.set({ kind: 'prompt', ask: () => void event.prompt() })
  })
  window.addEventListener('appinstalled', () => way.set(none))
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}

function isInstalled(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}

function isApplePhone(): boolean {
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  const isIpad = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1
  return isIpad || /iPhone|iPad|iPod/.test(navigator.userAgent)
}

// Putting Wepa on the home screen: which way this browser offers, if any.
import { createStore, useStore } from './store.ts'

/** `prompt`: the browser puts it there when told to. Elsewhere (iPhone) a person does it by hand, or it is there already. */
export type InstallWay = { kind: 'none' } | { kind: 'prompt'; ask: () => void }

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
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    // The browser's own bar stays away; the page offers it where it fits.
    event.preventDefault()
    const ask = () => {
      // The browser takes one question for each offer.
      way.set(none)
      void event.prompt()
    }
    way.set({ kind: 'prompt', ask })
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

// Putting Wepa on the home screen: which way this browser offers, if any.
import { readStored, writeStored } from './storage.ts'
import { createStore, useStore } from './store.ts'

/**
 * `prompt`: the browser puts it there when told to. `hand`: elsewhere (iPhone) a person does it by hand.
 * `none`: it is there, or the person does not want to hear of it.
 */
export type InstallWay = { kind: 'none' } | { kind: 'hand' } | { kind: 'prompt'; ask: () => void }

const none: InstallWay = { kind: 'none' }
const hand: InstallWay = { kind: 'hand' }
const way = createStore<InstallWay>(hand)
const dismissedKey = 'wepa.install-dismissed'

/** For what is no component. */
export const installWay = way.get

export function useInstallWay(): InstallWay {
  return useStore(way, hand)
}

/** The person does not want to be asked on this device. */
export function dismissInstall(): void {
  writeStored(dismissedKey, '1')
  way.set(none)
}

/** Chromium's own event; not in the DOM's types, since only Chromium has it. */
type InstallPromptEvent = Event & { prompt: () => Promise<unknown> }

/** Listens for the browser's offer, which comes once and early. */
export function watchInstall(): void {
  if (isInstalled() || readStored(dismissedKey)) {
    way.set(none)
    return
  }
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    // The browser's own bar stays away; the page offers it where it fits.
    event.preventDefault()
    const ask = () => {
      // The browser takes one question for each offer.
      way.set(hand)
      void event.prompt()
    }
    if (way.get().kind !== 'none') way.set({ kind: 'prompt', ask })
  })
  window.addEventListener('appinstalled', () => way.set(none))
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}

/** Whether it runs from the home screen. */
export function isInstalled(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}

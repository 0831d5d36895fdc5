// Light, dark, or as the system says. The first paint is decided by /theme.js (or the same words inline); this follows changes.
import { readStored, removeStored, writeStored } from './storage.ts'
import { createStore, useStore } from './store.ts'

export type Theme = 'system' | 'light' | 'dark'

const key = 'wepa.theme'
const theme = createStore<Theme>('system')

export function useTheme(): [Theme, (chosen: Theme) => void] {
  return [useStore(theme, 'system'), chooseTheme]
}

/** Reads the stored choice and paints it; also after React has taken over an empty document. */
export function startTheme(): void {
  const stored = readTheme()
  theme.set(stored)
  paint(stored)
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return
    theme.set(readTheme())
    paint(readTheme())
  })
}

function chooseTheme(chosen: Theme): void {
  if (chosen === 'system') removeStored(key)
  else writeStored(key, chosen)
  theme.set(chosen)
  paint(chosen)
}

function paint(chosen: Theme): void {
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
  // The browser's own bars follow: each of the two colors is for one scheme, or for the chosen one alone.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme
    if (chosen === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = scheme === chosen ? 'all' : 'not all'
  }
}

function readTheme(): Theme {
  const stored = readStored(key)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

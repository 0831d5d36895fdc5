import { createRoot, type Root } from 'react-dom/client'
import { SuggestionBox } from './suggestion-box.tsx'
import type { SuggestionRouter } from './suggestion-router.ts'

let opened: { field: HTMLInputElement; root: Root; host: HTMLElement } | undefined

/** Makes a field that has the focus a combobox, once; the field before it is a plain one again. */
export function openSuggestions(field: HTMLInputElement, router: SuggestionRouter): void {
  if (opened?.field === field && opened.host.isConnected) return
  opened?.root.unmount()
  opened?.host.remove()
  opened = undefined
  if (!field.isConnected) return
  const host = document.createElement('div')
  // Behind the field in the page's order, so that a screen reader on a phone comes to it next.
  const place = field.offsetParent instanceof HTMLElement ? field.offsetParent : field.parentElement
  place?.append(host)
  const root = createRoot(host)
  opened = { field, root, host }
  root.render(<SuggestionBox field={field} router={router} />)
}

/** Presses the control of the page that names the key as its shortcut; typing, dialogs and menus keep their keys. */
export function pressShortcut(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || event.defaultPrevented || isTaken(target)) return
  const control = document.querySelector(`[aria-keyshortcuts="${CSS.escape(key)}"]:enabled`)
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  control.click()
  // A choice is gone on from with Enter; what opens another case gives the focus away by itself.
  if (control instanceof HTMLInputElement) control.focus()
}

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  const taking =
    'textarea, select, input:not([type="radio"], [type="checkbox"]), [role="alertdialog"], [role="dialog"]'
  return target.closest(taking) !== null
}

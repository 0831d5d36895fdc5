// A toast before there is a program to show one.
import type { Notice } from './starter-words.ts'

/**
 * Shows a notice for five seconds, as `ToastView` would, and longer while its action has the focus; of several the
 * last. `href` is where its action leads.
 */
export function showNotice({ title, description, action }: Notice, href?: string): void {
  document.querySelector('[data-early-notice]')?.remove()
  const place = addTo(document.body, 'div', 'toast-place')
  place.dataset.earlyNotice = ''
  // Of a status that comes together with its words many screen readers say nothing.
  place.setAttribute('role', 'alert')
  const toast = addTo(place, 'div', 'toast rise')
  const words = addTo(toast, 'div', 'flex-1')
  addTo(words, 'div', 'text-body font-semibold').textContent = title
  if (description) addTo(words, 'div', 'text-body text-muted').textContent = description
  if (action && href) {
    const link = addTo(toast, 'a', 'toast-action')
    link.textContent = action
    link.setAttribute('href', href)
  }
  const leave = () => {
    if (place.contains(document.activeElement)) setTimeout(leave, 5000)
    else place.remove()
  }
  setTimeout(leave, 5000)
}

function addTo(parent: Element, kind: string, className: string): HTMLElement {
  const element = document.createElement(kind)
  element.className = className
  parent.append(element)
  return element
}

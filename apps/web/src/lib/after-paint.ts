/**
 * Runs work once what a press has changed is on the screen: in the press itself, heavy work keeps it from being seen.
 * At once where nobody looks, since such a page paints nothing.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}

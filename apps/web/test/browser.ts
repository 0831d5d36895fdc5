// What jsdom lacks of a browser, without behavior of its own: nothing is laid out, so nothing comes into sight.
import { expect, vi } from 'vitest'

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

export function completeBrowser(): void {
  vi.stubGlobal('ResizeObserver', SilentObserver)
  vi.stubGlobal('IntersectionObserver', SilentObserver)
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  )
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  Object.assign(Element.prototype, {
    scrollIntoView() {},
    scrollTo() {},
    hasPointerCapture: () => false,
    setPointerCapture() {},
    releasePointerCapture() {},
    // Popovers are the browser's own.
    hidePopover() {},
  })
}

/** jsdom does not know the element; the router's development build does not like its catch-all route. */
const known = /^(The tag <|Generated path )/

/** Listens to what React and the libraries complain of. @returns checks that there was nothing new */
export function watchComplaints(): () => void {
  const complaints: string[] = []
  const hear = (...said: unknown[]) => {
    if (!known.test(String(said[0]))) complaints.push(said.map(String).join(' '))
  }
  vi.spyOn(console, 'error').mockImplementation(hear)
  vi.spyOn(console, 'warn').mockImplementation(hear)
  return () => expect(complaints).toEqual([])
}

/**
 * For the router's `scrollRestoration`: whoever scrolled before the program arrived stays there. The
 * router would take the first rendering for a navigation and go to the top.
 */
export function keepEarlyScroll(): () => boolean {
  let isFirst = true
  return () => {
    const isEarly = isFirst && window.scrollY > 0
    isFirst = false
    // The router notes only the scrolling that it hears; without, the way back would lead to the top.
    if (isEarly) document.dispatchEvent(new Event('scroll'))
    return !isEarly
  }
}

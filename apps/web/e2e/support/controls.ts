// Whether each control of a page can be reached by a finger, and can be read.
import { expect, type Page } from '@playwright/test'

/** Widths of the screens people have, and text at twice its size, in pixels. */
const sizes = [
  { width: 320, fontSize: 16 },
  { width: 390, fontSize: 16 },
  { width: 768, fontSize: 16 },
  { width: 1280, fontSize: 16 },
  { width: 390, fontSize: 32 },
  { width: 1280, fontSize: 32 },
] as const

/** No control lies on another one, and no words of a control or a heading are cut. */
export async function expectClearControls(page: Page): Promise<void> {
  const before = page.viewportSize()
  const devtools = await page.context().newCDPSession(page)
  const setFontSize = (standard: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  for (const { width, fontSize } of sizes) {
    await page.setViewportSize({ width, height: 800 })
    await setFontSize(fontSize)
    const troubles = await page.evaluate(findTroubles)
    expect.soft(troubles, `${page.url()} at ${width} px, text of ${fontSize} px`).toEqual([])
  }
  await setFontSize(16)
  await devtools.detach()
  if (before) await page.setViewportSize(before)
}

/** Runs in the page: each control, brought to the middle of the screen, must be what lies on top at its middle. */
function findTroubles(): string[] {
  const isControl =
    'a[href], button, select, textarea, summary, input:not([type="hidden"]), [role="button"], [role="tab"], [role="switch"]'
  const name = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent.trim()
    const value = element instanceof HTMLInputElement ? element.placeholder || element.name : ''
    return `${element.tagName.toLowerCase()} «${(words || value).replaceAll(/\s+/g, ' ').slice(0, 60)}»`
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 2 &&
    element.getBoundingClientRect().height > 2
  /** What a press at the middle of a control would meet: another control, or nothing of the page. */
  const coveredBy = (control: Element) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = [...control.getClientRects()].find(({ width, height }) => width > 2 && height > 2)
    if (!box) return undefined
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const met = top?.closest(isControl)
    if (!met || met === control || control.contains(met) || met.contains(control)) return undefined
    // The label of a field that is drawn by something else.
    const isLabelled =
      control instanceof HTMLInputElement &&
      [...(control.labels ?? [])].some((label) => label.contains(met))
    return isLabelled ? undefined : met
  }
  const cutBy = (element: Element) => {
    if (element instanceof HTMLSelectElement) {
      const style = getComputedStyle(element)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) return 0
      pen.font = style.font
      const words = pen.measureText(element.selectedOptions[0]?.text ?? '').width
      // No screen has room for the longest words at twice their size.
      if (words > window.innerWidth / 2) return 0
      const room =
        element.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight)
      return words - room
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return 0
    // What is there for screen readers alone is cut to a point.
    const inner = [element, ...element.querySelectorAll('*')].filter(
      (each) => each.clientWidth > 2 && /hidden|clip/.test(getComputedStyle(each).overflowX),
    )
    return Math.max(0, ...inner.map((each) => each.scrollWidth - each.clientWidth))
  }
  const troubles: string[] = []
  const controls = [...document.querySelectorAll(isControl)].filter(isSeen)
  for (const control of controls) {
    const met = coveredBy(control)
    if (met) troubles.push(`${name(met)} lies on ${name(control)}`)
  }
  for (const element of document.querySelectorAll(
    'button, select, summary, [role="tab"], nav a, h1, h2',
  )) {
    if (isSeen(element) && cutBy(element) > 1)
      troubles.push(`${name(element)} is cut by ${Math.round(cutBy(element))} px`)
  }
  window.scrollTo(0, 0)
  return [...new Set(troubles)]
}

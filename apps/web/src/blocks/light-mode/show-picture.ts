// The pictures of a light page (`LightPicture`): links to a file, shown in their own place at a tap. Also part
// of the script that stands in every page (app/start/early), for taps without the program.

/** The link whose picture a tap wants to see here; none where it is seen already: the link then opens the file. */
export function tappedPicture(event: Event): HTMLAnchorElement | undefined {
  if (!(event instanceof MouseEvent) || event.type !== 'click') return undefined
  // Wanted in a tab of its own.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  const { target } = event
  const link = target instanceof Element ? target.closest('a[data-picture]') : null
  return link instanceof HTMLAnchorElement && link.dataset.shown === undefined ? link : undefined
}

/**
 * Fetches the picture and shows it as the link's background: the program hydrates the page later, and would take an
 * element away that it does not know. Answers false when it did not come.
 */
export async function showPicture(link: HTMLAnchorElement): Promise<boolean> {
  link.setAttribute('aria-busy', 'true')
  const url = (await decodes(link.href)) ?? (await decodes(link.href.replace('.avif', '.webp')))
  link.removeAttribute('aria-busy')
  if (url === undefined) return false
  link.style.backgroundImage = `url("${url}")`
  link.dataset.shown = ''
  link.setAttribute('aria-label', link.dataset.picture ?? '')
  return true
}

/** The address of a picture, once it is here and the browser can read it. */
async function decodes(url: string): Promise<string | undefined> {
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => url,
    () => undefined,
  )
}

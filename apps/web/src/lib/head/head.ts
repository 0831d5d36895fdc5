// What a page tells the browser, search engines and link previews; used in each route's `head`.
import type { AnyRouteMatch } from '@tanstack/react-router'
import { type Head, type PagePreview, previewHead } from './page-preview.ts'
import type { Site } from './site.ts'

export type PageHead = {
  site: Site
  /** Without the site's name, which is added, except for home. */
  title: string
  description: string
  /** Path and known parameters of the one address this page is found under, e.g. `/listing/12`. */
  path: string
  isIndexed?: boolean
  /** The picture that will be the largest thing on the page: fetched with the first bytes. */
  preloadImage?: { href: string; srcSet?: string; sizes?: string; type?: string } | undefined
  nextPath?: string | undefined
  /** Behind `import.meta.env.SSR`, which leaves it out of the browser's build. */
  preview?: PagePreview | false
}

const siteName = 'Wepa'

export function pageHead(page: PageHead): Head {
  const title = page.path === '/' ? page.title : `${page.title} | ${siteName}`
  const url = absoluteUrl(page.site, page.path)
  const { description } = page
  const read =
    import.meta.env.SSR &&
    previewHead({ site: page.site, title, description, url }, page.preview || {})
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(page.isIndexed === false ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(read ? read.meta : []),
    ],
    scripts: read ? read.scripts : [],
    links: [
      ...(page.isIndexed === false ? [] : [{ rel: 'canonical', href: url }]),
      ...(page.nextPath ? [{ rel: 'next', href: absoluteUrl(page.site, page.nextPath) }] : []),
      ...(page.preloadImage && !page.site.light ? [preloadLink(page.preloadImage)] : []),
      ...(read ? read.links : []),
    ],
  }
}

/**
 * Takes out what the server alone put into the head of the page that is left. In the browser nothing
 * renews these lines, and they must not tell of a page that is no longer here.
 */
export function forgetPreview(): void {
  const lines =
    'meta[property],meta[name^=twitter],link[rel=alternate],[type="application/ld+json"]'
  for (const line of document.head.querySelectorAll(lines)) line.remove()
}

/** The title of a page whose loader answered nothing: what it asked for does not exist, or did not come. */
export function headWithoutData(
  status: AnyRouteMatch['status'],
  missing: string,
): Pick<Head, 'meta'> {
  const title = status === 'notFound' ? missing : 'No pudimos cargar esta página'
  return { meta: [{ title: `${title} | ${siteName}` }] }
}

export function absoluteUrl(site: Site, path: string): string {
  return new URL(path, `${site.origin}/`).href.replace(/\/$/, path === '/' ? '/' : '')
}

function preloadLink(image: NonNullable<PageHead['preloadImage']>) {
  return {
    rel: 'preload',
    as: 'image',
    href: image.href,
    imageSrcSet: image.srcSet,
    imageSizes: image.sizes,
    type: image.type,
    fetchPriority: 'high' as const,
  }
}

// What a page tells search engines and link previews; used in each route's `head`.
import type { AnyRouteMatch } from '@tanstack/react-router'
import type { Site } from './site.ts'

export type PageHead = {
  site: Site
  /** Without the site's name, which is added, except for home. */
  title: string
  description: string
  /** Path and known parameters of the one address this page is found under, e.g. `/listing/12`. */
  path: string
  /** Absolute or rooted address of the preview picture. */
  image?: string | undefined
  type?: 'website' | 'article' | 'product'
  /** schema.org objects, each its own script. */
  jsonLd?: readonly object[]
  isIndexed?: boolean
  /** The picture that will be the largest thing on the page: fetched with the first bytes. */
  preloadImage?: { href: string; srcSet?: string; sizes?: string; type?: string } | undefined
  nextPath?: string | undefined
}

const siteName = 'Wepa'
const defaultImage = '/preview.png'

type Head = {
  meta: NonNullable<AnyRouteMatch['meta']>
  links: NonNullable<AnyRouteMatch['links']>
  scripts: NonNullable<AnyRouteMatch['headScripts']>
}

export function pageHead(page: PageHead): Head {
  const title = page.path === '/' ? page.title : `${page.title} | ${siteName}`
  const url = absoluteUrl(page.site, page.path)
  const image = absoluteUrl(page.site, page.image ?? defaultImage)
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      ...(page.isIndexed === false ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: siteName },
      { property: 'og:locale', content: 'es_PR' },
      { property: 'og:type', content: page.type ?? 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image },
      // The rest of its preview it reads from the `og:` lines.
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    scripts: (page.jsonLd ?? []).map((object) => ({
      type: 'application/ld+json',
      children: scriptSafeJson(object),
    })),
    links: [
      ...(page.isIndexed === false ? [] : [{ rel: 'canonical', href: url }]),
      ...(page.nextPath ? [{ rel: 'next', href: absoluteUrl(page.site, page.nextPath) }] : []),
      ...(page.preloadImage ? [preloadLink(page.preloadImage)] : []),
    ],
  }
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

/** What a person wrote stands in here: it must not end the script element. */
function scriptSafeJson(object: object): string {
  return JSON.stringify(object).replaceAll('<', '\\u003c')
}

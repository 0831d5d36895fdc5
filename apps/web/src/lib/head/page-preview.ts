// What only link previews and search engines read of a page. Made on the server alone: in the browser's build
// every use of it stands behind `import.meta.env.SSR`, so nothing of it is loaded there.
import type { AnyRouteMatch } from '@tanstack/react-router'
import { PREVIEW_SIZE } from '@wepa/domain/listings/preview'
import type { Site } from './site.ts'

export type PreviewImage = {
  /** Rooted address of the picture. */
  path: string
  type: string
  width: number
  height: number
  alt: string
}

export type PagePreview = {
  /** Wepa's own picture unless given. */
  image?: PreviewImage
  type?: 'website' | 'article' | 'product' | 'profile'
  /** Further lines of the type's own vocabulary, as property and content. */
  facts?: readonly (readonly [property: string, content: string])[]
  /** schema.org objects, each its own script. */
  jsonLd?: readonly object[]
  /** The feed of what this page lists. */
  feed?: { path: string; title: string }
}

type Named = { site: Site; title: string; description: string; url: string }
/** What a page adds to the document's head. */
export type Head = {
  meta: NonNullable<AnyRouteMatch['meta']>
  links: NonNullable<AnyRouteMatch['links']>
  scripts: NonNullable<AnyRouteMatch['headScripts']>
}

const ownPicture: PreviewImage = {
  path: '/preview.png',
  type: 'image/png',
  ...PREVIEW_SIZE,
  alt: 'Wepa, clasificados de Puerto Rico',
}

/** Open Graph, Twitter and schema.org lines of a page. */
export function previewHead(page: Named, preview: PagePreview): Head {
  const image = preview.image ?? ownPicture
  const imageUrl = `${page.site.origin}${image.path}`
  return {
    meta: [
      { property: 'og:site_name', content: 'Wepa' },
      { property: 'og:locale', content: 'es_PR' },
      { property: 'og:type', content: preview.type ?? 'website' },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: page.url },
      { property: 'og:image', content: imageUrl },
      ...(imageUrl.startsWith('https:')
        ? [{ property: 'og:image:secure_url', content: imageUrl }]
        : []),
      { property: 'og:image:type', content: image.type },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
      { property: 'og:image:alt', content: image.alt },
      ...(preview.facts ?? []).map(([property, content]) => ({ property, content })),
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: page.title },
      { name: 'twitter:description', content: page.description },
      { name: 'twitter:image', content: imageUrl },
      { name: 'twitter:image:alt', content: image.alt },
    ],
    links: preview.feed
      ? [
          {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: preview.feed.title,
            href: preview.feed.path,
          },
        ]
      : [],
    scripts: (preview.jsonLd ?? []).map((object) => ({
      type: 'application/ld+json',
      children: scriptSafeJson({ '@context': 'https://schema.org', ...object }),
    })),
  }
}

/** The drawn picture of an ad or a category (`listingPreviewPath`, `categoryPreviewPath` of the domain). */
export function drawnImage(path: string, alt: string): PreviewImage {
  return { path, type: 'image/jpeg', ...PREVIEW_SIZE, alt }
}

/** The way from home to a page, for search results. The last step is the page itself. */
export function breadcrumbs(site: Site, steps: readonly { name: string; path: string }[]): object {
  const way = [{ name: 'Inicio', path: '/' }, ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.origin}${path}`,
    })),
  }
}

/** Who stands behind the site. */
export function organization(site: Site): object {
  return {
    '@type': 'Organization',
    name: 'Wepa',
    url: `${site.origin}/`,
    logo: `${site.origin}/icons/icon-512.png`,
    areaServed: { '@type': 'AdministrativeArea', name: 'Puerto Rico' },
  }
}

/** What a person wrote stands in here: it must not end the script element. */
function scriptSafeJson(object: object): string {
  return JSON.stringify(object).replaceAll('<', '\\u003c')
}

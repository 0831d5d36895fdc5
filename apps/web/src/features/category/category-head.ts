// What the page of a category tells search engines and link previews. Fetched with the page.

import type { ListingCard } from '@wepa/domain/listings/card'
import type { CountedCategory } from '@wepa/domain/listings/category-schema'
import { searchPath } from '@wepa/domain/search/params'
import { filtersOf, type SearchAddress } from '../../blocks/search/search-address.ts'
import { searchTitle } from '../../blocks/search/search-title.ts'
import { pageHead } from '../../lib/head/head.ts'
import type { Site } from '../../lib/head/site.ts'
import { readPreview } from './category-preview.ts'

type Shown = {
  site: Site
  slug: string
  address: SearchAddress
  category: CountedCategory
  preload: Parameters<typeof pageHead>[0]['preloadImage']
  nextCursor: string | null
  indexing: { path: string; isIndexed: boolean } | null
  /** For the picture of a preview, which the server draws. */
  items: () => readonly ListingCard[]
}

export function categoryHead(shown: Shown): ReturnType<typeof pageHead> {
  const { site, slug, address, category, preload, nextCursor, indexing, items } = shown
  const path = searchPath(filtersOf(address), `/category/${slug}`)
  const { q: _q, location = 'Puerto Rico', ...asked } = address
  const title = searchTitle({ ...asked, location, category: slug })
  return pageHead({
    site,
    title,
    description: `${category.description}. ${title}: anuncios de aquí, con fotos y precios, en Wepa.`,
    path: indexing?.path ?? path,
    isIndexed: indexing?.isIndexed ?? true,
    preloadImage: preload,
    nextPath: nextCursor
      ? `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(nextCursor)}`
      : undefined,
    preview: import.meta.env.SSR && readPreview(category, site, items()),
  })
}

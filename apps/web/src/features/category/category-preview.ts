// A category for link previews and search engines: its drawn picture, its feed and the ads it shows.

import type { ListingCard } from '@wepa/domain/listings/card'
import type { CountedCategory } from '@wepa/domain/listings/category-schema'
import { categoryPreviewPath } from '@wepa/domain/listings/preview'
import { breadcrumbs, drawnImage, type PagePreview } from '../../lib/head/page-preview.ts'
import type { Site } from '../../lib/head/site.ts'

/** @param listings the ads of the page, in its order */
export function readPreview(
  category: CountedCategory,
  site: Site,
  listings: readonly ListingCard[],
): PagePreview {
  const path = `/category/${category.slug}`
  return {
    image: drawnImage(categoryPreviewPath(category), `${category.name} en Wepa`),
    feed: { path: `${path}/rss.xml`, title: `${category.name}: lo más reciente` },
    jsonLd: [
      breadcrumbs(site, [{ name: category.name, path }]),
      ...(listings.length > 0 ? [itemList(listings, site)] : []),
    ],
  }
}

function itemList(listings: readonly ListingCard[], site: Site): object {
  return {
    '@type': 'ItemList',
    numberOfItems: listings.length,
    itemListElement: listings.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${site.origin}/listing/${id}`,
      name: title,
    })),
  }
}

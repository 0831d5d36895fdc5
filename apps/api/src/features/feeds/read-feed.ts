// What is new, for feed readers: of all ads, of one category, of one saved search.

import { DomainError } from '@wepa/domain/error'
import { preview } from '@wepa/domain/listings/card'
import { categoryById, findCategory } from '@wepa/domain/listings/category'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { shortLocation } from '@wepa/domain/places/location'
import { detailPrice } from '@wepa/domain/prices/price'
import { flatFilters, type SearchFilters, searchPath } from '@wepa/domain/search/params'
import { SearchQuery } from '@wepa/domain/search/query'
import { savedFilters } from '@wepa/domain/search/saved-filters'
import type { SavedSearch } from '@wepa/domain/search/saved-search'
import type { Context } from '../../context.ts'
import { searchListings } from '../catalog/search-listings.ts'
import { findPhotoSize } from '../photos/find-photo-size.ts'
import { hashOf } from '../photos/photo-files.ts'
import { type FeedItem, htmlText, writeRss } from './write-rss.ts'

const length = 30

/** @param slug of a category; without it all ads. @throws DomainError category_not_found */
export async function readPublicFeed(ctx: Context, slug?: string): Promise<string> {
  const { baseUrl } = ctx.settings
  const category = slug === undefined ? undefined : findCategory(slug)
  if (slug !== undefined && category?.slug !== slug) throw new DomainError('category_not_found')
  const items = await newest(ctx, category ? { category: category.slug } : {})
  const path = category ? `/category/${category.slug}` : ''
  return writeRss({
    url: `${baseUrl}${path}/rss.xml`,
    pageUrl: category ? `${baseUrl}${path}` : `${baseUrl}/search?sort=newest`,
    title: category ? `${category.name} en Wepa` : 'Wepa: lo más reciente',
    description: category
      ? `Lo más reciente en ${category.name}, en Puerto Rico.`
      : 'Los anuncios más recientes de Puerto Rico.',
    items,
  })
}

/** @param url where the feed is found, which only its owner knows */
export async function readSearchFeed(
  ctx: Context,
  search: SavedSearch,
  url: string,
): Promise<string> {
  const filters = savedFilters(search)
  return writeRss({
    url,
    pageUrl: `${ctx.settings.baseUrl}${searchPath({ ...filters, sort: 'newest' })}`,
    title: `${search.name} · Wepa`,
    description: 'Anuncios nuevos de tu búsqueda guardada en Wepa.',
    items: await newest(ctx, filters),
  })
}

async function newest(ctx: Context, filters: SearchFilters): Promise<FeedItem[]> {
  const query = SearchQuery.parse({ ...flatFilters(filters), sort: 'newest', limit: length })
  // Whoever asks, a feed is what a visitor may see.
  const { items } = await searchListings({ ...ctx, session: null }, query)
  // Paid ads lead a page of results; in a feed they are as new as they are.
  const oldest = items.length === length ? items.at(-1)?.createdAt : undefined
  const inOrder = items
    .filter(({ createdAt }) => oldest === undefined || createdAt >= oldest)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id)
  return Promise.all(inOrder.map((listing) => itemOf(ctx, listing)))
}

async function itemOf(ctx: Context, listing: Listing): Promise<FeedItem> {
  const { baseUrl } = ctx.settings
  const thumbnail = listing.thumbnails[0]
  const bytes = thumbnail && hashOf(thumbnail) ? await findPhotoSize(ctx, thumbnail) : null
  const picture = bytes && { url: `${baseUrl}${thumbnail}`, type: 'image/webp', bytes }
  const facts = `${detailPrice(listing)} · ${shortLocation(listing.location)}`
  return {
    url: `${baseUrl}/listing/${listing.id}`,
    title: `${listing.title}, ${detailPrice(listing)}`,
    html: [
      picture ? `<p><img src="${htmlText(picture.url)}" alt=""></p>` : '',
      `<p><strong>${htmlText(facts)}</strong></p>`,
      `<p>${htmlText(preview(listing.description))}</p>`,
    ].join(''),
    category: categoryById(listing.categoryId)?.name ?? listing.category.name,
    publishedAt: listing.createdAt,
    ...(picture && { picture }),
  }
}

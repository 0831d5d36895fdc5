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
import type { ReadContext } from '../../context.ts'
import { unlessAway } from '../../db/replicas/unless-away.ts'
import { searchListings } from '../catalog/search-listings.ts'
import { listPublicVersions } from '../listings/public-versions.ts'
import { findPhotoSize } from '../photos/find-photo-size.ts'
import { hashOf } from '../photos/photo-files.ts'
import { type Feed, type FeedItem, htmlText, writeRss } from './write-rss.ts'

const length = 30

/** A feed as it is sent, and the ads in it as they were then. */
export type WrittenFeed = { xml: string; ads: readonly Pick<Listing, 'id' | 'updatedAt'>[] }

/**
 * Whether all ads of a feed are in the lists and unchanged. The primary is asked; while that is away nobody changes one,
 * and what a replica has stands. @throws DomainError database_unavailable without either
 */
export async function isFeedCurrent(
  { db, readers }: ReadContext,
  { ads }: WrittenFeed,
): Promise<boolean> {
  if (ads.length === 0) return true
  const ids = ads.map(({ id }) => id)
  const ask = () => listPublicVersions(readers.primary, ids)
  const versions = db === readers.primary ? await ask() : await unlessAway(readers, ask)
  if (!versions) return true
  return ads.every(({ id, updatedAt }) => versions.get(id)?.toISOString() === updatedAt)
}

/** @param slug of a category; without it all ads. @throws DomainError category_not_found */
export async function readPublicFeed(ctx: ReadContext, slug?: string): Promise<WrittenFeed> {
  const { baseUrl } = ctx.settings
  const category = slug === undefined ? undefined : findCategory(slug)
  if (slug !== undefined && category?.slug !== slug) throw new DomainError('category_not_found')
  const path = category ? `/category/${category.slug}` : ''
  return writeNewest(ctx, category ? { category: category.slug } : {}, {
    url: `${baseUrl}${path}/rss.xml`,
    pageUrl: category ? `${baseUrl}${path}` : `${baseUrl}/search?sort=newest`,
    title: category ? `${category.name} en Wepa` : 'Wepa: lo más reciente',
    description: category
      ? `Lo más reciente en ${category.name}, en Puerto Rico.`
      : 'Los anuncios más recientes de Puerto Rico.',
  })
}

/** @param url where the feed is found, which only its owner knows */
export async function readSearchFeed(
  ctx: ReadContext,
  search: SavedSearch,
  url: string,
): Promise<WrittenFeed> {
  const filters = savedFilters(search)
  return writeNewest(ctx, filters, {
    url,
    pageUrl: `${ctx.settings.baseUrl}${searchPath({ ...filters, sort: 'newest' })}`,
    title: `${search.name} · Wepa`,
    description: 'Anuncios nuevos de tu búsqueda guardada en Wepa.',
  })
}

async function writeNewest(
  ctx: ReadContext,
  filters: SearchFilters,
  about: Omit<Feed, 'items'>,
): Promise<WrittenFeed> {
  const ads = await newest(ctx, filters)
  const items = await Promise.all(ads.map((listing) => itemOf(ctx, listing)))
  return {
    xml: writeRss({ ...about, items }),
    ads: ads.map(({ id, updatedAt }) => ({ id, updatedAt })),
  }
}

async function newest(ctx: ReadContext, filters: SearchFilters): Promise<Listing[]> {
  const query = SearchQuery.parse({ ...flatFilters(filters), sort: 'newest', limit: length })
  // Whoever asks, a feed is what a visitor may see.
  const { items } = await searchListings({ ...ctx, session: null }, query)
  // Paid ads lead a page of results; in a feed they are as new as they are.
  const oldest = items.length === length ? items.at(-1)?.createdAt : undefined
  return items
    .filter(({ createdAt }) => oldest === undefined || createdAt >= oldest)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id)
}

async function itemOf(ctx: ReadContext, listing: Listing): Promise<FeedItem> {
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

import type { ListingDetail } from '@wepa/domain/listing'
import { shortLocation } from '@wepa/domain/location'
import { avifUrl, thumbnailUrl } from '@wepa/domain/photo'
import { displayPrice } from '@wepa/domain/price'
import { absoluteUrl, type PageHead } from '../../lib/head.ts'
import type { Site } from '../../lib/site.ts'

/** Characters of the description that a preview shows (§9). */
const previewLength = 150

/** What an ad's page tells search engines and link previews. */
export function listingHead(listing: ListingDetail, site: Site): PageHead {
  const [first] = listing.images
  const text = listing.description.replace(/\s+/g, ' ').trim()
  const facts = `${displayPrice(listing.price)} en ${shortLocation(listing.location)}`
  return {
    site,
    title: `${listing.title}, ${facts}`,
    description: `${facts}. ${[...text].slice(0, previewLength).join('')}`,
    path: `/listing/${listing.id}`,
    type: 'product',
    // Link previews read only addresses, never pictures in data URLs.
    image: first !== undefined && /^(https?:|\/)/.test(first) ? first : undefined,
    preloadImage: first === undefined ? undefined : preloadOf(first),
    jsonLd: [productData(listing, site), breadcrumbData(listing, site)],
  }
}

/** What the page shows first: the thumbnail that lies under the first photo. */
function preloadOf(url: string) {
  const avif = avifUrl(thumbnailUrl(url))
  return avif ? { href: avif, type: 'image/avif' } : undefined
}

function productData(listing: ListingDetail, site: Site): object {
  const images = listing.images.filter((image) => /^(https?:|\/)/.test(image))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: listing.title,
    description: listing.description.slice(0, 1000),
    category: listing.category.name,
    url: absoluteUrl(site, `/listing/${listing.id}`),
    ...(images.length > 0 ? { image: images.map((image) => absoluteUrl(site, image)) } : {}),
    ...(listing.priceNumeric === null ? {} : { offers: offerData(listing, site) }),
  }
}

function offerData(listing: ListingDetail, site: Site): object {
  return {
    '@type': 'Offer',
    price: listing.priceNumeric,
    priceCurrency: 'USD',
    availability: `https://schema.org/${listing.status === 'sold' ? 'SoldOut' : 'InStock'}`,
    ...(listing.condition === null
      ? {}
      : {
          itemCondition: `https://schema.org/${listing.condition === 'nuevo' ? 'NewCondition' : 'UsedCondition'}`,
        }),
    url: absoluteUrl(site, `/listing/${listing.id}`),
    availableAtOrFrom: { '@type': 'Place', name: `${listing.location || 'Puerto Rico'}` },
    seller: { '@type': 'Person', name: listing.user.fullName },
  }
}

function breadcrumbData(listing: ListingDetail, site: Site): object {
  const { category } = listing
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: absoluteUrl(site, '/') },
      {
        '@type': 'ListItem',
        position: 2,
        name: category.name,
        item: absoluteUrl(site, `/category/${category.slug}`),
      },
      { '@type': 'ListItem', position: 3, name: listing.title },
    ],
  }
}

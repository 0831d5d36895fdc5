// An ad for link previews and search engines: its drawn picture, and what it is in schema.org's words.
import { isWanted } from '@wepa/domain/attributes/headline'
import { CONDITION_LABELS } from '@wepa/domain/listings/condition'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { listingPreviewPath } from '@wepa/domain/listings/preview'
import type { PublicProfile } from '@wepa/domain/people/user'
import { shortLocation } from '@wepa/domain/places/location'
import { findPlace } from '@wepa/domain/places/municipalities'
import { displayPrice } from '@wepa/domain/prices/price'
import { breadcrumbs, drawnImage, type PagePreview } from '../../lib/head/page-preview.ts'
import type { Site } from '../../lib/head/site.ts'
import { categoryPath, jobProperties, thingProperties, typeOfThing } from './listing-things.ts'

type Seller = PublicProfile | undefined

/** @param seller whose business a job is at, as far as it is known */
export function readPreview(listing: ListingDetail, site: Site, seller: Seller): PagePreview {
  const { category, title } = listing
  const sold = listing.status === 'sold' ? ' Vendido.' : ''
  const alt = `${title}, ${displayPrice(listing.price)}, ${shortLocation(listing.location)}.${sold}`
  return {
    ...(isProduct(listing)
      ? { type: 'product', facts: productFacts(listing) }
      : { type: 'article', facts: articleFacts(listing) }),
    image: drawnImage(listingPreviewPath(listing), alt),
    jsonLd: [
      thingData(listing, site, seller),
      breadcrumbs(site, [
        { name: category.name, path: `/category/${category.slug}` },
        { name: title, path: `/listing/${listing.id}` },
      ]),
    ],
  }
}

/** A thing for sale. A job or a service is none, whatever price stands at it, and neither is what somebody looks for. */
function isProduct(listing: ListingDetail): boolean {
  const { slug } = listing.category
  return slug !== 'empleos' && slug !== 'servicios' && !isWanted(listing)
}

function productFacts(listing: ListingDetail): [string, string][] {
  const { priceNumeric, condition, status } = listing
  const facts: [string, string][] = [
    ['product:availability', status === 'sold' ? 'out of stock' : 'in stock'],
    ['product:category', listing.category.name],
  ]
  if (priceNumeric !== null) {
    facts.push(['product:price:amount', priceNumeric], ['product:price:currency', 'USD'])
  }
  if (condition !== null) {
    facts.push(['product:condition', condition === 'nuevo' ? 'new' : 'used'])
  }
  return facts
}

function articleFacts({ createdAt, updatedAt, category }: ListingDetail): [string, string][] {
  return [
    ['article:published_time', createdAt],
    ['article:modified_time', updatedAt],
    ['article:section', category.name],
  ]
}

/** Only what schema.org asks for is claimed; where a fact it needs is missing, the ad is a page about itself. */
function thingData(listing: ListingDetail, site: Site, seller: Seller): object {
  if (isWanted(listing)) return itemPage(listing, site)
  if (listing.category.slug === 'servicios') return serviceData(listing, site)
  if (listing.category.slug === 'empleos') {
    return jobData(listing, site, seller) ?? itemPage(listing, site)
  }
  return listing.priceNumeric === null ? itemPage(listing, site) : productData(listing, site)
}

function productData(listing: ListingDetail, site: Site): object {
  const type = typeOfThing(listing)
  const isHome = listing.category.slug === 'bienes-raices'
  return {
    // Vehicles are products to schema.org, homes are places.
    '@type': type === undefined ? 'Product' : isHome ? ['Product', type] : type,
    ...common(listing, site),
    category: categoryPath(listing),
    ...thingProperties(listing),
    ...(type && isHome && { address: addressOf(listing) }),
    ...(listing.condition && {
      additionalProperty: {
        '@type': 'PropertyValue',
        name: 'Condición',
        value: CONDITION_LABELS[listing.condition],
      },
    }),
    offers: offer(listing, site),
  }
}

function serviceData(listing: ListingDetail, site: Site): object {
  const { trade, serves } = listing.attributes ?? {}
  return {
    '@type': 'Service',
    ...common(listing, site),
    serviceType: trade ?? listing.title,
    provider: { '@type': 'Person', name: listing.user.fullName },
    areaServed: serves ? [place(listing), serves] : place(listing),
    ...(listing.priceNumeric !== null && { offers: offer(listing, site) }),
  }
}

/** A job needs somebody who hires: a person's name is none, so it takes a business that names itself. */
function jobData(listing: ListingDetail, site: Site, seller: Seller): object | undefined {
  const business = seller?.business?.name
  const isOpen = listing.isActive && listing.status !== 'sold'
  if (!business || !isOpen || !municipalityOf(listing)) return undefined
  const { url } = common(listing, site)
  return {
    '@type': 'JobPosting',
    title: listing.title,
    description: listing.description.slice(0, 5000),
    url,
    datePosted: listing.createdAt,
    validThrough: listing.expiresAt,
    hiringOrganization: { '@type': 'Organization', name: business },
    jobLocation: place(listing),
    directApply: false,
    ...jobProperties(listing),
  }
}

function itemPage(listing: ListingDetail, site: Site): object {
  return {
    '@type': 'ItemPage',
    ...common(listing, site),
    datePublished: listing.createdAt,
    dateModified: listing.updatedAt,
    inLanguage: 'es-PR',
  }
}

function common(listing: ListingDetail, site: Site) {
  const images = listing.images.filter((image) => image.startsWith('/'))
  return {
    name: listing.title,
    description: listing.description.slice(0, 1000),
    url: `${site.origin}/listing/${listing.id}`,
    image: (images.length > 0 ? images : [listingPreviewPath(listing)]).map(
      (image) => `${site.origin}${image}`,
    ),
  }
}

function offer(listing: ListingDetail, site: Site): object {
  const { priceNumeric, priceMax, condition } = listing
  return {
    '@type': 'Offer',
    price: priceNumeric,
    priceCurrency: 'USD',
    ...(priceMax !== null && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: priceNumeric,
        maxPrice: priceMax,
        priceCurrency: 'USD',
      },
    }),
    ...(listing.attributes?.intent === 'alquilo' && {
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    }),
    availability: `https://schema.org/${availability(listing)}`,
    ...(condition !== null &&
      isProduct(listing) && {
        itemCondition: `https://schema.org/${condition === 'nuevo' ? 'NewCondition' : 'UsedCondition'}`,
      }),
    url: `${site.origin}/listing/${listing.id}`,
    availableAtOrFrom: place(listing),
    seller: { '@type': 'Person', name: listing.user.fullName },
  }
}

function availability({ status }: ListingDetail): string {
  if (status === 'sold') return 'SoldOut'
  return status === 'pending' ? 'LimitedAvailability' : 'InStock'
}

function place(listing: ListingDetail): object {
  return {
    '@type': 'Place',
    name: listing.location || 'Puerto Rico',
    address: addressOf(listing),
  }
}

function addressOf(listing: ListingDetail): object {
  const municipality = municipalityOf(listing)
  return {
    '@type': 'PostalAddress',
    ...(municipality && { addressLocality: municipality }),
    addressRegion: 'PR',
    addressCountry: 'US',
  }
}

function municipalityOf({ location }: ListingDetail): string | undefined {
  const found = findPlace(location ?? '')
  return found?.kind === 'municipality' ? found.name : undefined
}

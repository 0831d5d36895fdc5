import { shortLocation } from '@wepa/domain/location'
import type { PublicProfile } from '@wepa/domain/user'
import { absoluteUrl, type PageHead } from '../../lib/head.ts'
import type { Site } from '../../lib/site.ts'

/** Characters of what a person says of themselves that a preview shows. */
const previewLength = 150

interface Seller {
  profile: PublicProfile
  /** Without an active ad there is nothing to be found here. */
  hasListings: boolean
  site: Site
}

/** What a person's page tells search engines and link previews. */
export function sellerHead({ profile, hasListings, site }: Seller): PageHead {
  const { id, fullName, business, location, bio, profileImageUrl } = profile
  const name = business?.name ?? fullName
  const where = location ? ` en ${shortLocation(location)}` : ' en Puerto Rico'
  const about = (business?.description ?? bio ?? '').replace(/\s+/g, ' ').trim()
  return {
    site,
    title: `${name}${where}`,
    description:
      `Anuncios y calificaciones de ${name}. ${[...about].slice(0, previewLength).join('')}`.trim(),
    path: `/seller/${id}`,
    image: profileImageUrl ?? undefined,
    isIndexed: hasListings,
    jsonLd: [profileData(profile, site)],
  }
}

function profileData(profile: PublicProfile, site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: profile.createdAt,
    mainEntity: profile.business
      ? businessData(profile, profile.business, site)
      : personData(profile, site),
  }
}

function personData(profile: PublicProfile, site: Site): object {
  return {
    '@type': 'Person',
    name: profile.fullName,
    alternateName: profile.username,
    ...(profile.bio && { description: profile.bio }),
    ...commonData(profile, site),
  }
}

type Business = NonNullable<PublicProfile['business']>

/** What the business says of itself; opening times are in its own words, which schema.org has no place for. */
function businessData(profile: PublicProfile, business: Business, site: Site): object {
  return {
    '@type': 'LocalBusiness',
    name: business.name ?? profile.fullName,
    ...(business.description && { description: business.description }),
    ...(business.address && {
      address: { '@type': 'PostalAddress', streetAddress: business.address, addressRegion: 'PR' },
    }),
    ...(business.phone && { telephone: business.phone }),
    ...(business.website && { sameAs: business.website }),
    ...commonData(profile, site),
  }
}

function commonData({ id, profileImageUrl }: PublicProfile, site: Site): object {
  return {
    identifier: String(id),
    url: absoluteUrl(site, `/seller/${id}`),
    ...(profileImageUrl && { image: absoluteUrl(site, profileImageUrl) }),
  }
}

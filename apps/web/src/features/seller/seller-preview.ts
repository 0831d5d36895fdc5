// A person's page for link previews and search engines.
import type { PublicProfile } from '@wepa/domain/people/user'
import { breadcrumbs, type PagePreview } from '../../lib/head/page-preview.ts'
import type { Site } from '../../lib/head/site.ts'

/** With Wepa's own picture: a face belongs on the person's page, not into every chat their link is put in. */
export function readPreview(profile: PublicProfile, site: Site): PagePreview {
  const name = profile.business?.name ?? profile.fullName
  return {
    type: 'profile',
    facts: [['profile:username', profile.username]],
    jsonLd: [
      profileData(profile, site),
      breadcrumbs(site, [{ name, path: `/seller/${profile.id}` }]),
    ],
  }
}

function profileData(profile: PublicProfile, site: Site): object {
  return {
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
    // A place to go to needs an address.
    '@type': business.address ? 'LocalBusiness' : 'Organization',
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
    url: `${site.origin}/seller/${id}`,
    ...(profileImageUrl && { image: `${site.origin}${profileImageUrl}` }),
  }
}

import type { PublicProfile } from '@wepa/domain/people/user'
import { shortLocation } from '@wepa/domain/places/location'
import type { PageHead } from '../../lib/head/head.ts'
import type { Site } from '../../lib/head/site.ts'

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
  const { id, fullName, business, location, bio } = profile
  const name = business?.name ?? fullName
  const where = location ? ` en ${shortLocation(location)}` : ' en Puerto Rico'
  const about = (business?.description ?? bio ?? '').replace(/\s+/g, ' ').trim()
  return {
    site,
    title: `${name}${where}`,
    description:
      `Anuncios y calificaciones de ${name}. ${[...about].slice(0, previewLength).join('')}`.trim(),
    path: `/seller/${id}`,
    isIndexed: hasListings,
  }
}

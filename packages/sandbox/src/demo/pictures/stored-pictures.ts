// The pictures of some ads and people: drawn, as rows of `photos`, and as what the sandbox's model knows.
import type { KnownPicture } from '../../anthropic/known-pictures.ts'
import type { Ad, Person } from '../demo.ts'
import type { Row } from '../row.ts'
import type { Draw, Put, StoredPicture } from './pictures.ts'

/** Ads and people whose pictures are wanted. */
export type Shown = { ads: readonly Ad[]; people: readonly Person[] }

/** Their pictures, by the ids of those who show them; whoever is missing shows none yet. */
export type StoredPictures = {
  ofAds: ReadonlyMap<number, readonly StoredPicture[]>
  ofPeople: ReadonlyMap<number, StoredPicture>
}

export async function drawFor(shown: Shown, put: Put, draw: Draw): Promise<StoredPictures> {
  const [ofAds, ofPeople] = await Promise.all([
    Promise.all(shown.ads.map(async ({ pictures }) => draw(pictures, put))),
    Promise.all(shown.people.map(async ({ portrait }) => draw(portrait ? [portrait] : [], put))),
  ])
  return {
    ofAds: new Map(shown.ads.map(({ id }, i) => [id, ofAds[i] ?? []])),
    ofPeople: new Map(
      shown.people.flatMap(({ id }, i) => (ofPeople[i] ?? []).map((portrait) => [id, portrait])),
    ),
  }
}

/** Rows without ids of their own: the table counts them. */
export function photoRows({ ads, people }: Shown, stored: StoredPictures): Row[] {
  const ofAds = ads.flatMap((ad) =>
    (stored.ofAds.get(ad.id) ?? []).map((picture, position) =>
      photoRow(picture, { userId: ad.sellerId, listingId: ad.id, position, at: ad.createdAt }),
    ),
  )
  const ofPeople = people.flatMap(({ id, createdAt }) => {
    const portrait = stored.ofPeople.get(id)
    const place = { userId: id, listingId: null, position: null, at: createdAt }
    return portrait ? [photoRow(portrait, place)] : []
  })
  return [...ofAds, ...ofPeople]
}

type Place = { userId: number; listingId: number | null; position: number | null; at: Date }

function photoRow({ hash, width, height }: StoredPicture, place: Place): Row {
  return {
    user_id: place.userId,
    listing_id: place.listingId,
    position: place.position,
    hash,
    width,
    height,
    created_at: place.at.toISOString(),
  }
}

/** The address under which a profile names its picture. */
export function portraitUrl(picture: StoredPicture | undefined): string | null {
  return picture ? `/uploads/${picture.hash}.webp` : null
}

/** What the pictures of the ads show. */
export function knownPictures({ ads }: Shown, { ofAds }: StoredPictures): KnownPicture[] {
  return ads.flatMap(({ id, title, categoryId, condition, price, tags }) =>
    (ofAds.get(id) ?? []).flatMap(({ look }) =>
      look ? [{ title, categoryId, condition, price, tags, look }] : [],
    ),
  )
}

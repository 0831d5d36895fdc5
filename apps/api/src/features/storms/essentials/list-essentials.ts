import { DomainError } from '@wepa/domain/error'
import { findPlace, MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import { ESSENTIAL_KINDS, type EssentialKind } from '@wepa/domain/storms/essential-kinds'
import { essentialKind } from '@wepa/domain/storms/essentials'
import type { EssentialAd, EssentialsOffered } from '@wepa/domain/storms/storm-schema'
import type { ReadContext, ReadDeps } from '../../../context.ts'
import { unlessAway } from '../../../db/replicas/unless-away.ts'
import { remembered } from '../../../remembered.ts'
import { currentStorms } from '../current-storms.ts'
import { listNamedAds, listStillPublic, type NamedAd } from './essentials.repo.ts'

/** Ads that are looked at, the newest; and how many of a kind are shown, of a town and of the whole island. */
const mostRead = 20_000
const mostOfTown = 40
const mostOfIsland = 8
/** So many more are asked for, for those that went meanwhile: all ads of somebody who was suspended, at worst. */
const spare = 40

type Essential = NamedAd & { kind: EssentialKind }

/** All pages of essentials are made of one reading, some seconds old at most, and by as much as a replica lags. */
const readEssentials = remembered(10_000, async ({ db }: Pick<ReadDeps, 'db' | 'clock'>) => {
  const ads = await listNamedAds(db, mostRead)
  return ads.flatMap((ad): Essential[] => {
    const kind = essentialKind(ad.title)
    return kind ? [{ ...ad, kind }] : []
  })
})

/**
 * What is offered of the essentials, by kind and the newest first: on the island, with the towns that have some, or in one
 * town. An ad that went is not shown from that moment; in the numbers of towns it stays for some seconds.
 * @throws DomainError not_found for what is no municipality
 */
export async function listEssentials(
  ctx: ReadContext,
  { municipality }: { municipality?: string | undefined },
): Promise<EssentialsOffered> {
  const town = municipality === undefined ? undefined : requireTown(municipality)
  const [all, storms] = await Promise.all([readEssentials(ctx), currentStorms(ctx)])
  const ads = town ? all.filter((ad) => ad.municipality === town.slug) : all
  const most = town ? mostOfTown : mostOfIsland
  const kinds = byKind(ads, most + spare)
  const asked = kinds.flatMap(({ ads }) => ads.map(({ id }) => id))
  const there = await unlessAway(ctx.readers, () => listStillPublic(ctx.readers.primary, asked))
  return {
    municipality: town?.name ?? null,
    storms: town ? storms.filter(({ regions }) => regions.includes(town.region)) : storms,
    kinds: kinds.flatMap(({ kind, total, ads }) => {
      const still = ads.filter(({ id }) => !there || there.has(id))
      if (still.length === 0) return []
      const gone = ads.length - still.length
      return [{ kind, total: total - gone, ads: still.slice(0, most).map(toEssentialAd) }]
    }),
    towns: countTowns(all),
  }
}

/** Each kind with the number of its ads, and the newest of them. */
function byKind(ads: readonly Essential[], most: number) {
  return ESSENTIAL_KINDS.map((kind) => {
    const ofKind = ads.filter((ad) => ad.kind === kind)
    return { kind, total: ofKind.length, ads: ofKind.slice(0, most) }
  })
}

function requireTown(municipality: string) {
  const place = findPlace(municipality)
  if (place?.kind !== 'municipality') throw new DomainError('not_found')
  return place
}

function countTowns(ads: readonly Essential[]): EssentialsOffered['towns'] {
  const counts = new Map<string, number>()
  for (const { municipality } of ads) {
    if (municipality !== null) counts.set(municipality, (counts.get(municipality) ?? 0) + 1)
  }
  return MUNICIPALITIES.flatMap(({ name, slug }) => {
    const count = counts.get(slug)
    return count ? [{ name, slug, ads: count }] : []
  }).toSorted((a, b) => a.slug.localeCompare(b.slug))
}

function toEssentialAd({ id, title, price, municipality, createdAt }: Essential): EssentialAd {
  const place = municipality === null ? undefined : findPlace(municipality)
  return {
    id,
    title,
    price,
    municipality: place?.name ?? null,
    createdAt: createdAt.toISOString(),
  }
}

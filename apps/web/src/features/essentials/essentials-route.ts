// What the route of the essentials asks for, and how its page is called.
import { notFound } from '@tanstack/react-router'
import { findPlace } from '@wepa/domain/places/municipalities'
import { pageHead } from '../../lib/head/head.ts'
import type { Site } from '../../lib/head/site.ts'
import type { RouterContext } from '../../lib/router-context.ts'

type Shown = { slug: string | undefined; name: string }
type Loaded = { context: Pick<RouterContext, 'trpc'>; params: { slug?: string | undefined } }
type Matched = { match: { context: { site: Site } }; loaderData?: Shown | undefined }

const island: Shown = { slug: undefined, name: 'Puerto Rico' }

/** The slug of the address is a town's; without one the page is about the whole island. */
export async function loadEssentials({ context, params: { slug } }: Loaded): Promise<Shown> {
  const shown = slug === undefined ? island : findTown(slug)
  if (!shown) throw notFound()
  const asked = context.trpc.storms.essentials.ensureData(
    shown.slug === undefined ? {} : { municipality: shown.slug },
  )
  // In the browser the page says itself what it could not get.
  await (import.meta.env.SSR ? asked : asked.catch(() => {}))
  return shown
}

export function essentialsHead({
  match,
  loaderData: { slug, name } = island,
}: Matched): ReturnType<typeof pageHead> {
  return pageHead({
    site: match.context.site,
    title: `Lo esencial en ${name}: agua, plantas y baterías`,
    description: `Agua, hielo, plantas eléctricas, baterías, gasolina y tormenteras en ${name}, lo más nuevo primero. Se abre sin internet después de verla una vez.`,
    path: slug === undefined ? '/esenciales' : `/esenciales/${slug}`,
  })
}

function findTown(slug: string): Shown | undefined {
  const place = findPlace(slug)
  return place?.kind === 'municipality' ? { slug: place.slug, name: place.name } : undefined
}

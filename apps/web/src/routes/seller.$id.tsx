import { createFileRoute, notFound } from '@tanstack/react-router'
import { firstListings } from '../features/seller/seller-listings.ts'
import { SellerMissing } from '../features/seller/seller-missing.tsx'
import { SellerPage } from '../features/seller/seller-page.tsx'
import { readPreview } from '../features/seller/seller-preview.ts'
import { readFailure } from '../lib/errors.ts'
import { headWithoutData, pageHead } from '../lib/head/head.ts'
import { idParams } from '../lib/read-id.ts'
import { soon } from '../lib/soon.ts'
import type { QueryUtils } from '../lib/trpc.ts'
import { trpc } from '../lib/trpc.ts'

export const Route = createFileRoute('/seller/$id')({
  params: idParams,
  loader: async ({ context, params: { id } }) => {
    const profile = await requireProfile(context.trpc, id)
    const [{ sellerHead }, listings] = await Promise.all([
      // What search engines are told is not a part of the first load of every other page.
      import('../features/seller/seller-head.ts'),
      soon(context.trpc.users.listings.fetchInfinite(firstListings(id))),
      soon(context.trpc.trust.score.ensureData({ id })),
      soon(context.trpc.ratings.list.fetchInfinite({ id, limit: 20 })),
    ])
    const hasListings = (listings?.pages[0]?.items.length ?? 0) > 0
    return { profile, head: sellerHead({ profile, hasListings, site: context.site }) }
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? pageHead({
          ...loaderData.head,
          preview: import.meta.env.SSR && readPreview(loaderData.profile, match.context.site),
        })
      : headWithoutData(match.status, 'Perfil no encontrado'),
  component: Seller,
  notFoundComponent: MissingRoute,
})

function Seller() {
  const { profile } = Route.useLoaderData()
  const { data } = trpc.users.get.useQuery(
    { id: profile.id },
    { initialData: profile, staleTime: 60_000 },
  )
  return <SellerPage key={data.id} profile={data} />
}

function MissingRoute() {
  const { id } = Route.useParams()
  return <SellerMissing id={id} />
}

async function requireProfile(utils: QueryUtils, id: number) {
  if (id === 0) throw notFound()
  try {
    return await utils.users.get.ensureData({ id })
  } catch (error) {
    if (readFailure(error).code === 'not_found') throw notFound()
    throw error
  }
}

import { createFileRoute, notFound } from '@tanstack/react-router'
import { sellerHead } from '../features/seller/seller-head.ts'
import { firstListings } from '../features/seller/seller-listings.ts'
import { SellerMissing } from '../features/seller/seller-missing.tsx'
import { SellerPage } from '../features/seller/seller-page.tsx'
import { readFailure } from '../lib/errors.ts'
import { headWithoutData, pageHead } from '../lib/head.ts'
import { readId } from '../lib/read-id.ts'
import { soon } from '../lib/soon.ts'
import type { QueryUtils } from '../lib/trpc.ts'
import { trpc } from '../lib/trpc.ts'

export const Route = createFileRoute('/seller/$id')({
  params: {
    parse: ({ id }) => ({ id: readId(id) ?? 0 }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  loader: async ({ context, params: { id } }) => {
    const profile = await requireProfile(context.trpc, id)
    const [listings] = await Promise.all([
      soon(context.trpc.users.listings.fetchInfinite(firstListings(id))),
      soon(context.trpc.trust.score.ensureData({ id })),
      soon(context.trpc.ratings.list.fetchInfinite({ id, limit: 20 })),
    ])
    return { profile, hasListings: (listings?.pages[0]?.items.length ?? 0) > 0 }
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? pageHead(sellerHead({ ...loaderData, site: match.context.site }))
      : headWithoutData(match.status, 'Perfil no encontrado'),
  component: Seller,
  notFoundComponent: SellerMissing,
})

function Seller() {
  const { profile } = Route.useLoaderData()
  const { data } = trpc.users.get.useQuery(
    { id: profile.id },
    { initialData: profile, staleTime: 60_000 },
  )
  return <SellerPage key={data.id} profile={data} />
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

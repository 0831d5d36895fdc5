import { createFileRoute } from '@tanstack/react-router'
import { SellerMissing } from '../features/seller/seller-missing.tsx'
import { SellerPage } from '../features/seller/seller-page.tsx'
import { readPreview } from '../features/seller/seller-preview.ts'
import { headWithoutData, pageHead } from '../lib/head/head.ts'
import { idParams } from '../lib/read-id.ts'
import { trpc } from '../lib/trpc.ts'

export const Route = createFileRoute('/seller/$id')({
  params: idParams,
  loader: async (given) => {
    const { context, params } = given
    // Asked for beside the code that waits for it.
    if (params.id) void context.trpc.users.get.prefetch(params)
    return (await import('../features/seller/seller-route.ts')).loadSeller(given)
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

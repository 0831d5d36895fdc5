import { createFileRoute } from '@tanstack/react-router'
import { asksForMore, readCompared } from '@wepa/domain/listings/compared'
import { ComparePage } from '../features/compare/compare-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

type Address = { ids?: string }

export const Route = createFileRoute('/comparar')({
  validateSearch: ({ ids }): Address => (ids === undefined ? {} : { ids: String(ids) }),
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  // In the browser each column asks for its ad by itself.
  loader: async ({ context, deps }) => {
    if (!import.meta.env.SSR) return { missing: [] }
    const ids = readCompared(deps.ids)
    const found = await Promise.all(
      ids.map((id) => context.trpc.listings.get.ensureData({ id }).catch(() => undefined)),
    )
    return { missing: ids.filter((_, at) => found[at] === undefined) }
  },
  head: lateHead('comparar'),
  component: CompareRoute,
})

function CompareRoute() {
  const { ids } = Route.useSearch()
  const { missing } = Route.useLoaderData()
  return <ComparePage ids={readCompared(ids)} isTooMany={asksForMore(ids)} missing={missing} />
}

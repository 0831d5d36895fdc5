import { createFileRoute, notFound } from '@tanstack/react-router'
import { RunSearchPage } from '../features/saved-searches/run-search-page.tsx'
import { pageHead } from '../lib/head.ts'
import { readId } from '../lib/read-id.ts'

export const Route = createFileRoute('/saved-searches/$id')({
  params: {
    parse: ({ id }) => ({ id: readId(id) ?? 0 }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  loader: ({ params }) => {
    if (params.id === 0) throw notFound()
  },
  head: ({ match, params }) =>
    pageHead({
      site: match.context.site,
      title: 'Búsqueda guardada',
      description: 'Los anuncios de una de tus búsquedas.',
      path: `/saved-searches/${params.id}`,
      isIndexed: false,
    }),
  component: RunSearch,
})

function RunSearch() {
  const { id } = Route.useParams()
  return <RunSearchPage key={id} id={id} />
}

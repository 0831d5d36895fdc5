import { createFileRoute, notFound } from '@tanstack/react-router'
import { RatePage } from '../features/rate/rate-page.tsx'
import { pageHead } from '../lib/head.ts'
import { readId } from '../lib/read-id.ts'

export const Route = createFileRoute('/rate/$listingId')({
  params: {
    parse: ({ listingId }) => ({ listingId: readId(listingId) ?? 0 }),
    stringify: ({ listingId }) => ({ listingId: String(listingId) }),
  },
  loader: ({ params }) => {
    if (params.listingId === 0) throw notFound()
  },
  head: ({ match, params }) =>
    pageHead({
      site: match.context.site,
      title: 'Calificar',
      description: 'Di cómo te fue con la persona que te vendió o te compró.',
      path: `/rate/${params.listingId}`,
      isIndexed: false,
    }),
  component: Rate,
})

function Rate() {
  const { listingId } = Route.useParams()
  return <RatePage key={listingId} listingId={listingId} />
}

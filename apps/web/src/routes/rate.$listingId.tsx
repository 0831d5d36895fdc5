import { createFileRoute, notFound } from '@tanstack/react-router'
import { RatePage } from '../features/rate/rate-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { readId } from '../lib/read-id.ts'

export const Route = createFileRoute('/rate/$listingId')({
  params: {
    parse: ({ listingId }) => ({ listingId: readId(listingId) ?? 0 }),
    stringify: ({ listingId }) => ({ listingId: String(listingId) }),
  },
  loader: ({ params }) => {
    if (params.listingId === 0) throw notFound()
  },
  head: lateHead('rate'),
  component: Rate,
})

function Rate() {
  const { listingId } = Route.useParams()
  return <RatePage key={listingId} listingId={listingId} />
}

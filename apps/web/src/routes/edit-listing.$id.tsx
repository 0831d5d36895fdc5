import { createFileRoute, notFound } from '@tanstack/react-router'
import { EditListingPage } from '../features/listing-editor/edit-listing-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { readId } from '../lib/read-id.ts'

export const Route = createFileRoute('/edit-listing/$id')({
  params: {
    parse: ({ id }) => ({ id: readId(id) ?? 0 }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  loader: ({ params }) => {
    if (params.id === 0) throw notFound()
  },
  head: lateHead('edit-listing'),
  component: EditListing,
})

function EditListing() {
  const { id } = Route.useParams()
  return <EditListingPage key={id} id={id} />
}

import { createFileRoute } from '@tanstack/react-router'
import { EditListingPage } from '../features/listing-editor/edit-listing-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { idParams, requireId } from '../lib/read-id.ts'

export const Route = createFileRoute('/edit-listing/$id')({
  params: idParams,
  loader: requireId,
  head: lateHead('edit-listing'),
  component: EditListing,
})

function EditListing() {
  const { id } = Route.useParams()
  return <EditListingPage key={id} id={id} />
}

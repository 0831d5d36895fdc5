import { createFileRoute, notFound } from '@tanstack/react-router'
import { ReportPage } from '../features/report/report-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { readId } from '../lib/read-id.ts'

export const Route = createFileRoute('/report/{-$listingId}')({
  beforeLoad: ({ params: { listingId } }) => {
    if (listingId !== undefined && readId(listingId) === undefined) throw notFound()
  },
  head: lateHead('report'),
  component: Report,
})

function Report() {
  const { listingId } = Route.useParams()
  return <ReportPage key={listingId} listingId={listingId ? (readId(listingId) ?? null) : null} />
}

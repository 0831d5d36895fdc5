import { createFileRoute } from '@tanstack/react-router'
import { ReportPage } from '../features/featured/report/report-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { idParams, requireId } from '../lib/read-id.ts'

export const Route = createFileRoute('/featured-report/$id')({
  params: idParams,
  loader: requireId,
  head: lateHead('featured-report'),
  component: Report,
})

function Report() {
  const { id } = Route.useParams()
  return <ReportPage key={id} id={id} />
}

import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '../features/business-analytics/analytics-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/analytics')({
  validateSearch: (raw: Record<string, unknown>) => raw,
  head: lateHead('analytics'),
  component: Analytics,
})

function Analytics() {
  const search = Route.useSearch()
  const days = Number(search.days)
  return <AnalyticsPage days={days === 7 || days === 90 ? days : 30} />
}

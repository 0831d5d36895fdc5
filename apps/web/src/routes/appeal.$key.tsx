import { createFileRoute } from '@tanstack/react-router'
import { AppealPage } from '../features/appeal/appeal-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/appeal/$key')({
  head: lateHead('appeal'),
  component: Appeal,
})

function Appeal() {
  const { key } = Route.useParams()
  return <AppealPage key={key} decisionKey={key} />
}

import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../features/saved-searches/unsubscribe-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: (raw: Record<string, unknown>) => raw,
  head: lateHead('unsubscribe'),
  component: Unsubscribe,
})

function Unsubscribe() {
  const search = Route.useSearch()
  const [token, weekly] = [given(search.token), given(search.weekly)]
  return <UnsubscribePage key={weekly ?? token} token={token} weekly={weekly} />
}

function given(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

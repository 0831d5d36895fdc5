import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../features/saved-searches/unsubscribe-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

type UnsubscribeSearch = { token?: string }

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: ({ token }: Record<string, unknown>): UnsubscribeSearch =>
    typeof token === 'string' && token !== '' ? { token } : {},
  head: lateHead('unsubscribe'),
  component: Unsubscribe,
})

function Unsubscribe() {
  const { token } = Route.useSearch()
  return <UnsubscribePage key={token} token={token} />
}

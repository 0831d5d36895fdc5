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
  const links = {
    token: given(search.token),
    weekly: given(search.weekly),
    followed: given(search.followed),
  }
  return <UnsubscribePage key={Object.values(links).join()} {...links} />
}

function given(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

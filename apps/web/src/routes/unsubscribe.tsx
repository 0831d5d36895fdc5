import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../features/saved-searches/unsubscribe-page.tsx'
import { pageHead } from '../lib/head.ts'

type UnsubscribeSearch = { token?: string }

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: ({ token }: Record<string, unknown>): UnsubscribeSearch =>
    typeof token === 'string' && token !== '' ? { token } : {},
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      title: 'Correos de tu búsqueda',
      description: 'Deja de recibir los correos de una búsqueda guardada.',
      path: '/unsubscribe',
      isIndexed: false,
    }),
  component: Unsubscribe,
})

function Unsubscribe() {
  const { token } = Route.useSearch()
  return <UnsubscribePage key={token} token={token} />
}

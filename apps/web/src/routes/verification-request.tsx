import { createFileRoute } from '@tanstack/react-router'
import { VerificationRequestPage } from '../features/verification/verification-request-page.tsx'
import { pageHead } from '../lib/head.ts'

type VerificationSearch = { type?: string }

export const Route = createFileRoute('/verification-request')({
  // Which types there are, the screen knows: here it would weigh on the first load of every page.
  validateSearch: ({ type }: Record<string, unknown>): VerificationSearch =>
    typeof type === 'string' ? { type } : {},
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      title: 'Solicitar Verificación',
      description: 'Verifica tu cuenta de Wepa para que otros confíen en ti.',
      path: '/verification-request',
      isIndexed: false,
    }),
  component: VerificationRequest,
})

function VerificationRequest() {
  const { type } = Route.useSearch()
  return <VerificationRequestPage asked={type} />
}

import { createFileRoute } from '@tanstack/react-router'
import { VERIFICATION_TYPES, type VerificationType } from '@wepa/domain/verification'
import { VerificationRequestPage } from '../features/verification/verification-request-page.tsx'
import { pageHead } from '../lib/head.ts'

type VerificationSearch = { type?: VerificationType }

export const Route = createFileRoute('/verification-request')({
  validateSearch: ({ type }: Record<string, unknown>): VerificationSearch => {
    const known = VERIFICATION_TYPES.find((each) => each === type)
    return known ? { type: known } : {}
  },
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

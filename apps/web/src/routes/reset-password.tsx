import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../features/auth/reset-password-page.tsx'
import { pageHead } from '../lib/head.ts'

type ResetSearch = { token?: string }

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): ResetSearch =>
    typeof token === 'string' && token !== '' ? { token } : {},
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      title: 'Restablecer contraseña',
      description: 'Elige una contraseña nueva para tu cuenta de Wepa.',
      path: '/reset-password',
      isIndexed: false,
    }),
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useSearch()
  return <ResetPasswordPage tokenInAddress={token} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../features/auth/reset-password-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

type ResetSearch = { token?: string }

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): ResetSearch =>
    typeof token === 'string' && token !== '' ? { token } : {},
  head: lateHead('reset-password'),
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useSearch()
  return <ResetPasswordPage tokenInAddress={token} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../features/auth/reset-password-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/reset-password')({
  validateSearch: (raw: Record<string, unknown>) => raw,
  head: lateHead('reset-password'),
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useSearch()
  const given = typeof token === 'string' && token !== '' ? token : undefined
  return <ResetPasswordPage tokenInAddress={given} />
}

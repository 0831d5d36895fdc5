import { createFileRoute } from '@tanstack/react-router'
import { AdminPaymentsPage } from '../features/admin-payments/admin-payments-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/admin-payments')({
  head: lateHead('admin-payments'),
  component: AdminPaymentsPage,
})

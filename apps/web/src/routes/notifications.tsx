import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../features/notifications/notifications-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/notifications')({
  head: lateHead('notifications'),
  component: NotificationsPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../features/notifications/notifications-page.tsx'
import { pageHead } from '../lib/head.ts'

export const Route = createFileRoute('/notifications')({
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      title: 'Notificaciones',
      description:
        'Tus alertas en Wepa: quién te escribió, quién guardó tus anuncios y qué apareció.',
      path: '/notifications',
      isIndexed: false,
    }),
  component: NotificationsPage,
})

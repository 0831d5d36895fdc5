import { createFileRoute } from '@tanstack/react-router'
import { ForgotUsernamePage } from '../features/auth/forgot-username-page.tsx'
import { pageHead } from '../lib/head.ts'

export const Route = createFileRoute('/forgot-username')({
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      title: 'Recuperar usuario',
      description: 'Te enviamos por correo el usuario con el que entras a Wepa.',
      path: '/forgot-username',
      isIndexed: false,
    }),
  component: ForgotUsernamePage,
})

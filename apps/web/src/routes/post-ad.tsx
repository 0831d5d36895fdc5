import { createFileRoute } from '@tanstack/react-router'
import { PostAdPage } from '../features/listing-editor/post-ad-page.tsx'
import { pageHead } from '../lib/head.ts'

export const Route = createFileRoute('/post-ad')({
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      title: 'Publicar anuncio gratis',
      description: 'Publica gratis lo que vendes, alquilas u ofreces en Puerto Rico, con fotos.',
      path: '/post-ad',
    }),
  component: PostAdPage,
})

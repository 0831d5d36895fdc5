import { createFileRoute } from '@tanstack/react-router'
import { cardPreload } from '../blocks/card-preload.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { readPreview } from '../features/home/home-preview.ts'
import { pageHead } from '../lib/head/head.ts'
import { soon } from '../lib/soon.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    // With home's own part, not with every page.
    const { loadHomeListings } = await import('../features/home/home-listings.ts')
    return { preload: cardPreload((await soon(loadHomeListings(context.trpc)))?.[0]) }
  },
  head: ({ loaderData, match }) => {
    const { site } = match.context
    return pageHead({
      site,
      title: 'Wepa: Clasificados de Puerto Rico',
      description:
        'Compra y vende cerca de ti en Puerto Rico: carros, casas, celulares, empleos, mascotas y de todo. Publica tu anuncio gratis, sin comisión.',
      path: '/',
      preloadImage: loaderData?.preload,
      preview: import.meta.env.SSR && readPreview(site),
    })
  },
  component: HomePage,
})

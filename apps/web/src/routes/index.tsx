import { createFileRoute } from '@tanstack/react-router'
import { cardPreload } from '../blocks/card-preload.ts'
import { loadHomeListings } from '../features/home/home-listings.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { absoluteUrl, pageHead } from '../lib/head.ts'
import { soon } from '../lib/soon.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => ({
    preload: cardPreload((await soon(loadHomeListings(context.trpc)))?.[0]),
  }),
  head: ({ loaderData, match }) => {
    const { site } = match.context
    return pageHead({
      site,
      title: 'Wepa: Clasificados de Puerto Rico',
      description:
        'Compra y vende cerca de ti en Puerto Rico: carros, casas, celulares, empleos, mascotas y de todo. Publica tu anuncio gratis, sin comisión.',
      path: '/',
      preloadImage: loaderData?.preload,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: 'Wepa',
          description: 'Clasificados de Puerto Rico',
          inLanguage: 'es-PR',
          url: absoluteUrl(site, '/'),
          potentialAction: {
            '@type': 'SearchAction',
            target: `${absoluteUrl(site, '/search')}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    })
  },
  component: HomePage,
})

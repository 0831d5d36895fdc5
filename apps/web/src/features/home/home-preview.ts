// Home for link previews and search engines: the site, its search, who stands behind it, the feed of all ads.
import { organization, type PagePreview } from '../../lib/head/page-preview.ts'
import type { Site } from '../../lib/head/site.ts'

export function readPreview(site: Site): PagePreview {
  return {
    feed: { path: '/rss.xml', title: 'Wepa: lo más reciente' },
    jsonLd: [
      {
        '@type': 'WebSite',
        name: 'Wepa',
        alternateName: 'Wepa, clasificados de Puerto Rico',
        description: 'Clasificados de Puerto Rico',
        inLanguage: 'es-PR',
        url: `${site.origin}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${site.origin}/search?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
      organization(site),
    ],
  }
}

// What the pages that always read the same tell link previews and search engines: read on the server alone.
import { PAGES } from '@wepa/domain/pages'
import { sections as answers } from '../contents/faq.md'
import { breadcrumbs, organization, type PagePreview } from '../lib/head/page-preview.ts'
import type { Site } from '../lib/head/site.ts'
import { pageHeads } from './page-heads.ts'

type Name = keyof typeof pageHeads

/** Under which page one of these stands; others stand under home. */
const parents: Partial<Record<Name, Name>> = {
  'guide-buying-guide': 'marketplace-guides',
  'guide-local-market': 'marketplace-guides',
  'guide-selling-tips': 'marketplace-guides',
  contact: 'help',
}
const articles: ReadonlySet<Name> = new Set([
  'guide-buying-guide',
  'guide-local-market',
  'guide-selling-tips',
  'safety-tips',
])

/** The guides and the safety page are articles, help answers questions; every page says where it stands. */
export function pagePreview(name: Name, site: Site): PagePreview {
  if (PAGES[name].robots !== 'index') return {}
  const parent = parents[name]
  const steps = [...(parent ? [parent] : []), name]
  const way = breadcrumbs(
    site,
    steps.map((step) => ({ name: pageHeads[step].title, path: `/${step}` })),
  )
  if (articles.has(name)) return { type: 'article', jsonLd: [articleData(name, site), way] }
  return { jsonLd: name === 'help' ? [questionsData(site), way] : [way] }
}

function articleData(name: Name, site: Site): object {
  const { title, description } = pageHeads[name]
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: 'es-PR',
    image: `${site.origin}/preview.png`,
    mainEntityOfPage: `${site.origin}/${name}`,
    author: organization(site),
    publisher: organization(site),
  }
}

function questionsData(site: Site): object {
  return {
    '@type': 'FAQPage',
    mainEntity: answers.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: {
        '@type': 'Answer',
        text: html.replaceAll('href="/', `href="${site.origin}/`),
      },
    })),
  }
}

import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../lib/head.ts'
import { comingPlace } from '../shell/coming-paths.ts'
import { ComingScreen } from '../shell/coming-screen.tsx'

export const Route = createFileRoute('/$')({
  loader: ({ location }) => {
    const name = comingPlace(location.pathname)
    if (name === undefined) throw notFound()
    return { name }
  },
  head: ({ loaderData, match, params }) =>
    loaderData
      ? pageHead({
          site: match.context.site,
          title: loaderData.name,
          description: 'Esta parte de Wepa llega pronto.',
          path: `/${params._splat ?? ''}`,
          isIndexed: false,
        })
      : notFoundHead,
  component: ComingPage,
})

const notFoundHead = {
  meta: [{ title: 'Page not found | Wepa' }, { name: 'robots', content: 'noindex' }],
  links: [],
}

function ComingPage() {
  const { name } = Route.useLoaderData()
  return <ComingScreen name={name} />
}

import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'

/** Every path without a page of its own; places that are links by name (`to="/$"`) are matched before it. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: () => ({
    meta: [{ title: 'Page not found | Wepa' }, { name: 'robots', content: 'noindex' }],
    links: [],
  }),
  // Its own, or the root's would be shown, and with it the head of the root.
  notFoundComponent: NotFoundScreen,
})

import { createFileRoute, notFound } from '@tanstack/react-router'

/** Every path without a page of its own; places that are links by name (`to="/$"`) are matched before it. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: () => ({
    meta: [{ title: 'Page not found | Wepa' }, { name: 'robots', content: 'noindex' }],
    links: [],
  }),
})

import type { pageHeads } from '../../text/page-heads.ts'
import { pageHead } from './head.ts'
import type { Site } from './site.ts'

type Matched = { match: { pathname: string; context: { site: Site } } }

/** The `head` of a route whose words always are the same: they are fetched when it is opened. */
export function lateHead(name: keyof typeof pageHeads) {
  return async ({ match }: Matched): Promise<ReturnType<typeof pageHead>> => {
    const { fixedHead } = await import('../../text/page-heads.ts')
    const { site } = match.context
    return pageHead({
      site,
      path: match.pathname,
      ...fixedHead(name),
      preview:
        import.meta.env.SSR &&
        (await import('../../text/page-previews.ts')).pagePreview(name, site),
    })
  }
}

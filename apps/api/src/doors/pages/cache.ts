// Keeps rendered pages for a moment, and renders each only once however many ask at the same time.
import { LRUCache } from 'lru-cache'
import type { PageBody } from './page-body.ts'

export type Page = {
  status: number
  body: PageBody
  /** When it was rendered; its body may be older, if it said the same before. ISO. */
  renderedAt: string
  /** The page without content. */
  isShell: boolean
  location: string | null
  /** Whether others may get this rendering too. */
  isKept: boolean
  /** Nothing is there: kept apart, so that made-up addresses push no real page out. */
  isMissing?: boolean
  /** Seconds, where another try makes sense. */
  retryAfter?: number | undefined
}

/** What a cache needs to know of what it keeps. */
type Keepable = Pick<Page, 'isKept' | 'isMissing'>

/** At most `size` pages, the least recently asked for goes first; `lifetime` in ms from the start of rendering. */
type Space = { size: number; lifetime: number }

type Options = Space & {
  /** Where pages with `isMissing` are kept; without it, with the others. */
  missing?: Space
  now: () => number
}

export type PageCache<Kept extends Keepable> = {
  /** `render` is handed what was kept last, though its time is over. */
  get: (key: string, render: (before: Kept | undefined) => Promise<Kept>) => Promise<Kept>
  /** Whether `get` would render nothing: the page is here, or under way. */
  has: (key: string) => boolean
  /** Forgets what is kept under the key if it is still this: what it shows has changed. */
  drop: (key: string, kept: Kept) => void
}

/** Makes an empty cache. Renderings under way take no place in it; whoever starts them bounds them. */
export function createPageCache<Kept extends Keepable = Page>(options: Options): PageCache<Kept> {
  const pages = createSpace<Kept>(options, options.now)
  const missing = options.missing ? createSpace<Kept>(options.missing, options.now) : pages
  const underWay = new Map<string, Promise<Kept>>()

  async function renderOnce(
    key: string,
    render: (before: Kept | undefined) => Promise<Kept>,
  ): Promise<Kept> {
    const startedAt = options.now()
    try {
      const page = await render(pages.peek(key, { allowStale: true }))
      if (page.isKept) {
        const space = page.isMissing ? missing : pages
        space.set(key, page, { start: startedAt })
      }
      return page
    } finally {
      underWay.delete(key)
    }
  }

  // What is too old stays until its place is needed: the next rendering may say the same.
  const find = (key: string) => pages.get(key) ?? missing.get(key) ?? underWay.get(key)
  return {
    has: (key) => find(key) !== undefined,
    drop: (key, kept) => {
      for (const space of [pages, missing]) if (space.peek(key) === kept) space.delete(key)
    },
    async get(key, render) {
      const known = find(key)
      if (known) return known
      const rendering = renderOnce(key, render)
      underWay.set(key, rendering)
      return rendering
    },
  }
}

function createSpace<Kept extends object>({ size, lifetime }: Space, now: () => number) {
  // Without a resolution the library would take one look at the clock for all that comes within a millisecond.
  return new LRUCache<string, Kept>({
    max: size,
    ttl: lifetime,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    perf: { now },
  })
}

// Keeps rendered pages for a moment, and renders each only once however many ask at the same time.

export type Page = {
  status: number
  /** The HTML, cut where each answer's own nonce goes. As bytes: to encode it anew for each answer takes longest. */
  parts: readonly Buffer[]
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
  get: (key: string, render: () => Promise<Kept>) => Promise<Kept>
  /** Whether `get` would render nothing: the page is here, or under way. */
  has: (key: string) => boolean
}

/** Makes an empty cache. Renderings under way take no place in it; whoever starts them bounds them. */
export function createPageCache<Kept extends Keepable = Page>(options: Options): PageCache<Kept> {
  const pages = createSpace<Kept>(options, options.now)
  const missing = options.missing ? createSpace<Kept>(options.missing, options.now) : pages
  const underWay = new Map<string, Promise<Kept>>()

  async function renderOnce(key: string, render: () => Promise<Kept>): Promise<Kept> {
    const startedAt = options.now()
    try {
      const page = await render()
      if (page.isKept) (page.isMissing ? missing : pages).put(key, page, startedAt)
      return page
    } finally {
      underWay.delete(key)
    }
  }

  const find = (key: string) => pages.find(key) ?? missing.find(key) ?? underWay.get(key)
  return {
    has: (key) => find(key) !== undefined,
    async get(key, render) {
      const known = find(key)
      if (known) return known
      const rendering = renderOnce(key, render)
      underWay.set(key, rendering)
      return rendering
    },
  }
}

function createSpace<Kept>({ size, lifetime }: Space, now: () => number) {
  const entries = new Map<string, { page: Kept; until: number }>()
  return {
    find(key: string): Kept | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      if (entry.until <= now()) return undefined
      // A Map keeps the order of insertion: put back, this one is the youngest.
      entries.set(key, entry)
      return entry.page
    },
    put(key: string, page: Kept, startedAt: number): void {
      entries.delete(key)
      entries.set(key, { page, until: startedAt + lifetime })
      if (entries.size <= size) return
      const oldest = entries.keys().next()
      if (!oldest.done) entries.delete(oldest.value)
    },
  }
}

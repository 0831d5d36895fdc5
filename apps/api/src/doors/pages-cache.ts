// Keeps rendered pages for a moment, and renders each only once however many ask at the same time.

export type Page = {
  status: number
  /** The HTML, cut where each answer's own nonce goes. */
  parts: readonly string[]
  /** The page without content. */
  isShell: boolean
  location: string | null
  /** Whether others may get this rendering too. */
  isKept: boolean
}

/** What a cache needs to know of what it keeps. */
type Keepable = Pick<Page, 'isKept'>

type Entry<Kept> = { page: Promise<Kept>; until: number }

export type PageCache<Kept extends Keepable> = {
  get: (key: string, render: () => Promise<Kept>) => Promise<Kept>
}

/**
 * @param options.size pages kept at most; the least recently asked for goes first
 * @param options.lifetime ms from the start of rendering
 */
export function createPageCache<Kept extends Keepable = Page>(options: {
  size: number
  lifetime: number
  now: () => number
}): PageCache<Kept> {
  const entries = new Map<string, Entry<Kept>>()

  function forget(key: string, entry: Entry<Kept>): void {
    if (entries.get(key) === entry) entries.delete(key)
  }

  return {
    get(key, render) {
      const known = entries.get(key)
      if (known) entries.delete(key)
      const entry =
        known && known.until > options.now()
          ? known
          : { page: render(), until: options.now() + options.lifetime }
      // A Map keeps the order of insertion: put back, this one is the youngest.
      entries.set(key, entry)
      if (entries.size > options.size) {
        const oldest = entries.keys().next()
        if (!oldest.done) entries.delete(oldest.value)
      }
      if (entry !== known) {
        entry.page.then(
          (page) => page.isKept || forget(key, entry),
          () => forget(key, entry),
        )
      }
      return entry.page
    },
  }
}

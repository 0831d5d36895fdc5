// Keeps rendered pages for a moment, and renders each only once however many ask at the same time.

export type Page = {
  status: number
  /** The HTML, cut where each answer's own nonce goes. */
  parts: readonly string[]
  location: string | null
  /** Whether others may get this rendering too. */
  isKept: boolean
}

type Entry = { page: Promise<Page>; until: number }

export type PageCache = { get: (key: string, render: () => Promise<Page>) => Promise<Page> }

/**
 * @param options.size pages kept at most; the least recently asked for goes first
 * @param options.lifetime ms from the start of rendering
 */
export function createPageCache(options: {
  size: number
  lifetime: number
  now: () => number
}): PageCache {
  const entries = new Map<string, Entry>()

  function forget(key: string, entry: Entry): void {
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

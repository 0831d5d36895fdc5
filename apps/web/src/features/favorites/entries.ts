// The pages of favorites, newest heart first, as one list that an entry can leave and come back to.

type Item = { id: number; listing: { id: number } }
type Pages<Page> = { pages: Page[]; pageParams: (string | null)[] }

/** Without the entry of an ad. */
export function withoutEntry<Page extends { items: Item[] }>(
  data: Pages<Page>,
  listingId: number,
): Pages<Page> {
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ listing }) => listing.id !== listingId),
  }))
  return { ...data, pages }
}

/** With an entry at the place that its age gives it, once. */
export function withEntry<Entry extends Item, Page extends { items: Entry[] }>(
  data: Pages<Page>,
  entry: Entry,
): Pages<Page> {
  const others = withoutEntry(data, entry.listing.id)
  const fitting = others.pages.findIndex(({ items }) => items.some(({ id }) => id < entry.id))
  const place = fitting === -1 ? others.pages.length - 1 : fitting
  const pages = others.pages.map((page, index) =>
    index === place
      ? { ...page, items: [...page.items, entry].sort((one, other) => other.id - one.id) }
      : page,
  )
  return { ...others, pages }
}

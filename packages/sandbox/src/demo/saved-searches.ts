// What the demo seller looks for herself, and what she was told of it. The words are read by the
// server's own job, soon after its start.
import { parsePrice } from '@wepa/domain/prices/parse-price'
import { displayPrice } from '@wepa/domain/prices/price'
import type { Ad, Demo } from './demo.ts'
import { DEMO_ID } from './people.ts'
import type { Row } from './row.ts'

const DAY = 86_400_000

type Wanted = {
  name: string
  query: string
  categoryId: number | null
  location: string | null
  maxPrice: number | null
}

const FRIDGE: Wanted = {
  name: 'Nevera para mami',
  query: 'nevera',
  categoryId: 8,
  location: null,
  maxPrice: 900,
}

const WANTED: readonly Wanted[] = [
  FRIDGE,
  { name: 'Corolla', query: 'toyota corolla', categoryId: 2, location: null, maxPrice: 15_000 },
  {
    name: 'Apartamento en el área metro',
    query: 'apartamento',
    categoryId: 1,
    location: 'Área Metropolitana',
    maxPrice: 1500,
  },
]

/** Rows of `saved_searches`. */
export function savedSearchRows(demo: Demo, now: Date): Row[] {
  const told = newestFridge(demo)
  return WANTED.map(({ categoryId, maxPrice, ...wanted }, i) => ({
    id: i + 1,
    user_id: DEMO_ID,
    ...wanted,
    category_id: categoryId,
    max_price: maxPrice,
    last_notified: i === 0 && told ? told.createdAt.toISOString() : null,
    created_at: new Date(now.getTime() - (40 - i * 9) * DAY).toISOString(),
  }))
}

/** What the first search has found, in the server's words. */
export function savedSearchNotices(demo: Demo) {
  const ad = newestFridge(demo)
  if (!ad) return []
  return [
    {
      userId: DEMO_ID,
      type: 'saved_search',
      title: `Anuncio nuevo en tu búsqueda «${FRIDGE.name}»`,
      message: `${ad.title}, ${displayPrice(ad.price)}, en ${ad.town.name}`,
      relatedId: 1,
      key: null,
      at: ad.createdAt,
      isRead: false,
    },
  ]
}

/** The newest public ad of somebody else that the first search finds. */
function newestFridge({ ads }: Demo): Ad | undefined {
  return ads
    .filter(({ sellerId, isActive, status, title, price }) => {
      const isPublic = isActive && status === 'active'
      const dollars = Number(parsePrice(price).priceNumeric ?? Number.POSITIVE_INFINITY)
      const fits = /^nevera/i.test(title) && dollars <= (FRIDGE.maxPrice ?? 0)
      return isPublic && sellerId !== DEMO_ID && fits
    })
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
}

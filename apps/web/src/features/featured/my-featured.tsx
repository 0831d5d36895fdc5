import { Link } from '@tanstack/react-router'
import { offerOf, PROMOTION_PLANS } from '@wepa/domain/payments/feature'
import { longDate } from '@wepa/domain/text/date'
import { Sparkles } from 'lucide-react'
import { trpc } from '../../lib/trpc.ts'

/** One's own ads that are featured now; nothing while there are none. */
export function MyFeatured() {
  const { data = [] } = trpc.featured.mine.useQuery(undefined, { staleTime: 0 })
  if (data.length === 0) return null
  return (
    <section
      aria-labelledby="my-featured"
      className="rounded-card border border-line bg-card p-4 shadow-soft sm:p-5"
    >
      <h2 id="my-featured" className="mb-2 flex items-center gap-2 text-h3 font-bold">
        <Sparkles aria-hidden="true" size={20} strokeWidth={1.75} />
        Destacados ahora
      </h2>
      <ul className="divide-y divide-line">
        {data.map(({ id, plan, expiresAt, listing }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <Link
              to="/listing/$id"
              params={{ id: String(listing.id) }}
              className="inline-flex min-h-11 min-w-0 items-center font-medium wrap-anywhere hover:underline"
            >
              {listing.title}
            </Link>
            <span className="text-body text-muted">
              {offerOf(PROMOTION_PLANS, plan).name}, hasta el {longDate(expiresAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

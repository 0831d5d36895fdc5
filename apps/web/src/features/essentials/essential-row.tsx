import { Link } from '@tanstack/react-router'
import { displayPrice } from '@wepa/domain/prices/price'
import type { EssentialAd } from '@wepa/domain/storms/storm-schema'
import { relativeTime } from '@wepa/domain/text/relative-time'
import { useNow } from '../../lib/head/site.ts'

interface EssentialRowProps {
  ad: EssentialAd
  hasTown: boolean
}

/** An ad as a line: what, for how much, where, since when. */
export function EssentialRow({ ad, hasTown }: EssentialRowProps) {
  const { id, title, price, municipality, createdAt } = ad
  const now = new Date(useNow())
  const where = hasTown && municipality ? `${municipality} · ` : ''
  return (
    <li>
      <Link
        to="/listing/$id"
        params={{ id: String(id) }}
        className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 hover:bg-sand-deep"
      >
        <span className="min-w-0 basis-48 grow text-body font-medium wrap-anywhere">{title}</span>
        <span className="text-body font-semibold">{displayPrice(price)}</span>
        <span className="basis-full text-small text-muted">
          {where}
          <time dateTime={createdAt}>{relativeTime(createdAt, now)}</time>
        </span>
      </Link>
    </li>
  )
}

import { Link } from '@tanstack/react-router'
import type { Follow } from '@wepa/domain/follows/follow'
import { shortLocation } from '@wepa/domain/places/location'
import { formatNumber } from '@wepa/domain/text/number'
import { BadgeCheck } from 'lucide-react'
import { FollowButton } from '../../blocks/follow/follow-button.tsx'
import { Avatar } from '../../ui/avatar.tsx'

/** A seller one follows: who, what they have, and the way out. */
export function FollowedRow({ follow: { seller } }: { follow: Follow }) {
  const { id, name, location, listings } = seller
  return (
    <article className="relative flex h-full flex-wrap items-center gap-3 rounded-card bg-card p-4 shadow-soft">
      <Avatar name={name} url={seller.profileImageUrl} />
      <div className="min-w-0 flex-1 basis-24">
        <h2 className="flex items-center gap-1.5 text-lead">
          {/* The whole row is the way to the seller. */}
          <Link
            to="/seller/$id"
            params={{ id }}
            className="wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {name}
          </Link>
          {seller.isVerified && (
            <BadgeCheck
              role="img"
              aria-label="Verificado"
              size={20}
              strokeWidth={1.75}
              className="flex-none text-palma"
            />
          )}
        </h2>
        <p className="text-body text-muted">
          {listings === 1 ? '1 anuncio' : `${formatNumber(listings)} anuncios`}
          {location && ` · ${shortLocation(location)}`}
        </p>
      </div>
      <FollowButton seller={{ id, name }} className="relative" />
    </article>
  )
}

import { monthAndYear } from '@wepa/domain/date'
import { cardScore } from '@wepa/domain/trust'
import type { PublicUser } from '@wepa/domain/user'
import { BadgeCheck, Star } from 'lucide-react'
import { trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** Who sells: name, verified or not, real rating or 'Nuevo' (decision A), and since when. */
export function SellerCard({ seller }: { seller: PublicUser }) {
  const { data: profile } = trpc.users.get.useQuery({ id: seller.id })
  const hasRating = Number(profile?.sellerRating ?? 0) > 0
  return (
    <section
      aria-label="Vendedor"
      className="flex items-center gap-4 rounded-card bg-card p-4 shadow-soft"
    >
      <Avatar name={seller.fullName} url={seller.profileImageUrl} />
      <div className="min-w-0">
        <h2 className="flex items-center gap-1.5 text-lead">
          <span className="truncate">{seller.fullName || seller.username}</span>
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
        <p className="flex flex-wrap items-center gap-x-3 text-body text-muted">
          <span className="inline-flex items-center gap-1 text-ink">
            <Star
              aria-hidden="true"
              size={16}
              strokeWidth={1.75}
              className={hasRating ? 'fill-sol text-on-sol' : 'text-muted'}
            />
            <span className="sr-only">Calificación: </span>
            {cardScore(profile?.sellerRating)}
          </span>
          {(profile?.totalSales ?? 0) > 0 && (
            <span>
              {profile?.totalSales} {profile?.totalSales === 1 ? 'venta' : 'ventas'}
            </span>
          )}
        </p>
        <p className="min-h-5 text-small text-muted">
          {profile && `Miembro desde ${monthAndYear(profile.createdAt)}`}
        </p>
      </div>
    </section>
  )
}

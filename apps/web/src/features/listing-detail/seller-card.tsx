import { Link } from '@tanstack/react-router'
import type { PublicUser } from '@wepa/domain/people/user'
import { monthAndYear } from '@wepa/domain/text/date'
import { cardScore, extraVerifications, formatScore } from '@wepa/domain/trust/trust'
import { BadgeCheck, ShieldCheck, Star } from 'lucide-react'
import { ProBadge } from '../../blocks/people/pro-badge.tsx'
import { trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const FollowButton = latePart(
  async () => (await import('../../blocks/follow/follow-button.tsx')).FollowButton,
  { waiting: <span className="min-h-11 min-w-[min(100%,8.5rem)]" /> },
)

/** Who sells: name, verified or not, real rating or 'Nuevo', trust score, and since when. */
export function SellerCard({ seller }: { seller: PublicUser }) {
  const { data: profile, isLoading } = trpc.users.get.useQuery({ id: seller.id })
  const hasRating = Number(profile?.sellerRating ?? 0) > 0
  return (
    <section
      aria-label="Vendedor"
      className="relative flex flex-wrap items-center gap-4 rounded-card bg-card p-4 shadow-soft"
    >
      <Avatar name={seller.fullName} url={seller.profileImageUrl} />
      <div className="min-w-0 flex-1 basis-36">
        <h2 className="flex items-center gap-1.5 text-lead">
          {/* The whole card is the way to the person. */}
          <Link
            to="/seller/$id"
            params={{ id: seller.id }}
            className="wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {seller.fullName || seller.username}
          </Link>
          {seller.hasProBadge && <ProBadge />}
          {seller.isVerified && <VerifiedMark level={profile?.verificationLevel ?? 1} />}
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
            {isLoading ? <Skeleton className="h-4 w-12" /> : cardScore(profile?.sellerRating)}
          </span>
          <TrustMark sellerId={seller.id} />
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
      <FollowButton
        seller={{ id: seller.id, name: profile?.business?.name ?? seller.fullName }}
        className="relative"
      />
    </section>
  )
}

/** A check, with '+2' for the verifications beyond the first. */
function VerifiedMark({ level }: { level: number }) {
  const more = extraVerifications(level)
  return (
    <span className="inline-flex flex-none items-center gap-0.5 text-palma">
      <BadgeCheck role="img" aria-label="Verificado" size={20} strokeWidth={1.75} />
      {more && (
        <span className="text-small font-semibold" title={`${level} verificaciones aprobadas`}>
          {more}
          <span className="sr-only"> verificaciones más</span>
        </span>
      )}
    </span>
  )
}

/** The trust score; nothing while there is none, for 'Nuevo' stands beside it already. */
function TrustMark({ sellerId }: { sellerId: number }) {
  const { data: score } = trpc.trust.score.useQuery({ id: sellerId })
  if (!score || Number(score.overallScore) === 0) return null
  return (
    <span className="inline-flex items-center gap-1 text-ink">
      <ShieldCheck aria-hidden="true" size={16} strokeWidth={1.75} className="text-caribe" />
      Confianza {formatScore(score.overallScore)} de 5
    </span>
  )
}

import { Link } from '@tanstack/react-router'
import { longDate } from '@wepa/domain/text/date'
import type { ShownRating } from '@wepa/domain/trust/rating'
import { Drawing } from '../../illustrations/drawing.tsx'
import { trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../kept/load-failure.tsx'
import { MorePages } from '../search/more-pages.tsx'
import { useFocusOnMore } from '../search/use-focus-on-more.ts'
import { Stars } from './stars.tsx'

interface RatingListProps {
  userId: number
  /** It is the person's own list: it speaks to them. */
  isOwn: boolean
}

/** What people said of a person after a sale, newest first, with all its moods. */
export function RatingList({ userId, isOwn }: RatingListProps) {
  const query = trpc.ratings.list.useInfiniteQuery(
    { id: userId, limit: 20 },
    { getNextPageParam: (page) => page.nextCursor ?? undefined },
  )
  const ratings = query.data?.pages.flatMap((page) => page.items)
  const { list, noteAsked } = useFocusOnMore<HTMLUListElement>(ratings?.length ?? 0)
  if (!ratings) {
    if (!query.error) return <RatingListSkeleton />
    return (
      <LoadFailure
        error={query.error}
        title="No se pudieron cargar las calificaciones"
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (ratings.length === 0) return <NoRatings isOwn={isOwn} />
  return (
    <>
      <ul ref={list} className="grid gap-3">
        {ratings.map((rating) => (
          <li key={rating.id}>
            <RatingCard rating={rating} isOwn={isOwn} />
          </li>
        ))}
      </ul>
      <MorePages query={query} onAsk={noteAsked} />
    </>
  )
}

function RatingCard({ rating, isOwn }: { rating: ShownRating; isOwn: boolean }) {
  const { fromUser, comment, createdAt } = rating
  return (
    // Has the focus after 'Ver más' where its author has left and there is no link.
    <article
      tabIndex={-1}
      className="rounded-card border border-line bg-card p-4 shadow-soft outline-none"
    >
      <header className="flex flex-wrap items-center gap-3">
        <Avatar
          name={fromUser.fullName}
          url={fromUser.profileImageUrl}
          className="size-11! text-body!"
        />
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="text-body font-semibold tracking-normal wrap-anywhere">
            {fromUser.id === null ? (
              fromUser.fullName
            ) : (
              <Link
                to="/seller/$id"
                params={{ id: fromUser.id }}
                className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
              >
                {fromUser.fullName}
              </Link>
            )}
          </h3>
          <p className="text-small text-muted">
            {roleWords(rating, isOwn)} <span aria-hidden="true">·</span>{' '}
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
          </p>
        </div>
        <Stars rating={rating.rating} />
      </header>
      {comment && <p className="mt-3 text-body wrap-anywhere whitespace-pre-line">{comment}</p>}
    </article>
  )
}

/** What the one who wrote it did: a rating of the seller comes from who bought. */
function roleWords({ type }: Pick<ShownRating, 'type'>, isOwn: boolean): string {
  const verb = type === 'seller' ? 'compró' : 'vendió'
  return isOwn ? `Te ${verb}` : `Le ${verb}`
}

function NoRatings({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      className="py-6!"
      picture={<Drawing name="no-ratings" />}
      title={isOwn ? 'Aún no tienes calificaciones' : 'Aún no tiene calificaciones'}
      text={
        isOwn
          ? 'Cuando marques un anuncio como vendido y digas quién lo compró, los dos podrán calificarse.'
          : 'Aparecen aquí después de cada venta: quien compra y quien vende se califican una vez.'
      }
    />
  )
}

function RatingListSkeleton() {
  return (
    <ul aria-busy="true" aria-label="Cargando calificaciones" className="grid gap-3">
      {[1, 2, 3].map((index) => (
        <li key={index} className="rounded-card border border-line bg-card p-4 shadow-soft">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full!" />
            <div className="grid flex-1 gap-1.5">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-4 w-3/5" />
            </div>
            <Skeleton className="h-5 w-24" />
          </div>
          <Skeleton className="mt-3 h-5" />
        </li>
      ))}
    </ul>
  )
}

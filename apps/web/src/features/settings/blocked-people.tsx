import type { BlockedPerson } from '@wepa/domain/people/block'
import { longDate } from '@wepa/domain/text/date'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { useBlocking } from '../../blocks/people/use-blocking.ts'
import { MorePages } from '../../blocks/search/more-pages.tsx'
import { trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'

/** Whom one has blocked, and the way to take it back. */
export function BlockedPeople({ userId }: { userId: number }) {
  const query = trpc.blocks.list.useInfiniteQuery(
    { ownerId: userId },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 0 },
  )
  const people = query.data?.pages.flatMap((page) => page.items)
  if (!people) {
    if (!query.error) return <Skeleton className="h-14" />
    return (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar a quién bloqueaste"
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <People count={people.length}>
      {people.length === 0 ? (
        <p className="text-body text-muted">No has bloqueado a nadie.</p>
      ) : (
        <ul className="divide-y divide-line">
          {people.map((person) => (
            <li key={person.id}>
              <BlockedRow person={person} />
            </li>
          ))}
        </ul>
      )}
      <MorePages query={query} />
    </People>
  )
}

/** Has the focus when the row in which it stood has gone. */
function People({ count, children }: { count: number; children: ReactNode }) {
  const box = useKeptFocus<HTMLFieldSetElement>(count)
  return (
    <fieldset ref={box} tabIndex={-1} aria-label="Personas bloqueadas" className="min-w-0">
      {children}
    </fieldset>
  )
}

function BlockedRow({ person }: { person: BlockedPerson }) {
  const { isBusy, unblock } = useBlocking(person)
  const { fullName, profileImageUrl, createdAt } = person
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Avatar name={fullName} url={profileImageUrl} className="size-[40px]! text-body!" />
      <div className="min-w-0 flex-1 basis-24">
        <p className="truncate text-body font-semibold">{fullName}</p>
        <p className="text-small text-muted">Desde el {longDate(createdAt)}</p>
      </div>
      <Button
        tone="quiet"
        size="small"
        isBusy={isBusy}
        aria-label={`Desbloquear a ${fullName}`}
        onClick={unblock}
      >
        Desbloquear
      </Button>
    </div>
  )
}

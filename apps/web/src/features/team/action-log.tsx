import { Link } from '@tanstack/react-router'
import { TEAM_ACTIONS, teamActionPath } from '@wepa/domain/teams/team-actions'
import type { TeamAction } from '@wepa/domain/teams/team-schema'
import { dateAndTime } from '@wepa/domain/text/date'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Who did what for the business, the newest first. */
export function ActionLog() {
  const query = trpc.teams.actions.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, staleTime: 0 },
  )
  const lines = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Card
      title="Quién hizo qué"
      text="Lo que hicieron las personas del equipo en el último año. Lo que haces con tu propia cuenta no está aquí."
    >
      {!lines && !query.error && <Skeleton className="h-24" />}
      {!lines && query.error && (
        <LoadFailure
          error={query.error}
          title="No pudimos cargar lo que hicieron"
          onRetry={() => void query.refetch()}
        />
      )}
      {lines?.length === 0 && <p className="text-body text-muted">Todavía nada.</p>}
      {lines && lines.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {lines.map((line) => (
            <li key={line.id} className="py-2">
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          tone="quiet"
          className="w-fit"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Ver más
        </Button>
      )}
    </Card>
  )
}

function Line({ line: { by, call, subjectId, createdAt } }: { line: TeamAction }) {
  const words = TEAM_ACTIONS[call]?.words ?? 'Hizo un cambio'
  const path = teamActionPath(call, subjectId)
  return (
    <p className="text-body wrap-anywhere">
      <span className="font-semibold">{by}</span>
      {': '}
      {path === null ? (
        words
      ) : (
        <Link to="/$" params={{ _splat: path.slice(1) }} className="text-caribe underline">
          {words}
        </Link>
      )}
      <time dateTime={createdAt} className="block text-small text-muted">
        {dateAndTime(createdAt)}
      </time>
    </p>
  )
}

import type { OwnManager } from '@wepa/domain/managers/manager-schema'
import { useEffect } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { ManagerTalk } from '../../blocks/manager-talk/manager-talk.tsx'
import { trpc } from '../../lib/trpc.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { pace } from './pace.ts'

interface OwnTalkProps {
  userId: number
  own: OwnManager
}

/** One's own conversation with the managers; what is shown counts as read. */
export function OwnTalk({ userId, own }: OwnTalkProps) {
  const { managers } = trpc.useUtils()
  const query = trpc.managers.messages.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, ...pace },
  )
  const write = trpc.managers.write.useMutation({ onSuccess: () => managers.invalidate() })
  const messages = query.data?.pages.toReversed().flatMap(({ items }) => items)
  useReading(messages?.findLast(({ isFromAccount }) => !isFromAccount)?.id, own.unread)
  if (query.error && !messages) {
    return (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar la conversación"
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!messages) return <Skeleton className="h-40" />
  return (
    <ManagerTalk
      label="Mensaje para tu gerente"
      messages={messages}
      isAccount
      onOlder={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      isFetchingOlder={query.isFetchingNextPage}
      opening={
        own.canWrite && (
          <p className="text-body text-muted">
            Pregunta lo que necesites: tu inventario, tus destacados, un cobro, un anuncio que no se
            ve.
          </p>
        )
      }
      placeholder="Escribe a tu gerente"
      draftKey={`wepa.manager.${userId}`}
      closed={own.canWrite ? undefined : <Upgrade />}
      onSend={(message) => write.mutateAsync(message)}
    />
  )
}

function Upgrade() {
  return (
    <div className="grid gap-3">
      <p className="text-body text-muted">
        Con el plan Business una persona de Wepa te atiende por nombre y contesta en horas
        laborables.
      </p>
      <LinkButton to="/subscription" search={{ plan: 'business' }} className="w-fit">
        Ver el plan Business
      </LinkButton>
    </div>
  )
}

/** Marks the answers up to the newest as read while the page is seen. */
function useReading(newest: number | undefined, unread: number): void {
  const { managers, notifications } = trpc.useUtils()
  const { mutate } = trpc.managers.markRead.useMutation({
    onSuccess: () => {
      void managers.mine.invalidate()
      void notifications.invalidate()
    },
  })
  useEffect(() => {
    if (newest === undefined || unread === 0 || document.hidden) return
    mutate({ upTo: newest })
  }, [newest, unread, mutate])
}

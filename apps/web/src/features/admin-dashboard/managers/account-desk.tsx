import { Link } from '@tanstack/react-router'
import type { ManagedAccount } from '@wepa/domain/managers/manager-schema'
import { useEffect } from 'react'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { ManagerTalk } from '../../../blocks/manager-talk/manager-talk.tsx'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { ChosenSelect } from '../../../ui/forms/chosen-select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { usePolling } from '../polling.ts'
import { Waiting } from './account-list.tsx'

/** One business: who looks after it, and the conversation. */
export function AccountDesk({ accountId }: { accountId: number }) {
  const account = trpc.managers.account.useQuery({ accountId }, usePolling('managers'))
  useSeeing(accountId)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <Link
        to="/admin-dashboard"
        search={{ tab: 'gerentes' }}
        className="inline-flex min-h-11 w-fit items-center text-body font-semibold text-caribe underline"
      >
        Todos los negocios
      </Link>
      {account.data && (
        <>
          <h2 className="text-h3 font-bold wrap-anywhere">
            {account.data.businessName ?? account.data.fullName}
          </h2>
          <p className="text-body">
            <Waiting account={account.data} />
          </p>
          <Assigning account={account.data} />
          <Talk account={account.data} />
        </>
      )}
      {!account.data && account.error && (
        <LoadFailure
          error={account.error}
          title="No pudimos abrir este negocio"
          onRetry={() => void account.refetch()}
        />
      )}
      {!account.data && !account.error && <Skeleton className="h-64" />}
    </div>
  )
}

function Assigning({ account }: { account: ManagedAccount }) {
  const { managers } = trpc.useUtils()
  const possible = trpc.managers.possible.useQuery()
  const assign = trpc.managers.assign.useMutation({
    onSuccess: (_account, { managerId }) => {
      const told = managerId === null ? 'al negocio.' : 'al negocio y a su gerente.'
      showToast({ title: 'Gerente cambiado', description: `Avisamos ${told}` })
      return managers.invalidate()
    },
  })
  return (
    <ChosenSelect
      label="Gerente"
      className="max-w-sm"
      value={String(account.manager?.id ?? '')}
      error={assign.error ? readFailure(assign.error).message : undefined}
      disabled={!possible.data}
      isBusy={assign.isPending}
      onSave={(value) =>
        assign.mutate({ accountId: account.id, managerId: value === '' ? null : Number(value) })
      }
    >
      <option value="">Sin gerente</option>
      {possible.data
        ?.filter(({ id }) => id !== account.id)
        .map(({ id, fullName }) => (
          <option key={id} value={id}>
            {fullName}
          </option>
        ))}
    </ChosenSelect>
  )
}

function Talk({ account }: { account: ManagedAccount }) {
  const { managers } = trpc.useUtils()
  const accountId = account.id
  const query = trpc.managers.accountMessages.useInfiniteQuery(
    { accountId },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      ...usePolling('managers'),
      staleTime: 0,
    },
  )
  const answer = trpc.managers.answer.useMutation({ onSuccess: () => managers.invalidate() })
  const messages = query.data?.pages.toReversed().flatMap(({ items }) => items)
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
  const name = account.businessName ?? account.fullName
  return (
    <ManagerTalk
      label={`Mensaje para ${name}`}
      messages={messages}
      isAccount={false}
      onOlder={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      isFetchingOlder={query.isFetchingNextPage}
      opening={<p className="text-body text-muted">Todavía no se han escrito.</p>}
      placeholder={`Escribe a ${name}`}
      draftKey={`wepa.manager-desk.${accountId}`}
      onSend={(message) => answer.mutateAsync({ accountId, ...message })}
    />
  )
}

/** What the administrator was told of this business counts as read. */
function useSeeing(accountId: number): void {
  const { notifications } = trpc.useUtils()
  const { mutate } = trpc.managers.markSeen.useMutation({
    onSuccess: () => notifications.invalidate(),
  })
  useEffect(() => mutate({ accountId }), [accountId, mutate])
}

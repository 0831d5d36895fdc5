import { readFailure } from '../../lib/errors.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

type Blocked = { id: number; fullName: string }

/** Blocks and unblocks a person, and says so; every part of the screen that shows them asks anew. */
export function useBlocking({ id: userId, fullName }: Blocked) {
  const { user } = useSession()
  const { blocks, conversations, follows } = trpc.useUtils()
  const finish = (isBlocked: boolean, said: string, description?: string) => {
    blocks.state.setData({ userId }, { isBlocked })
    void blocks.list.invalidate()
    void follows.invalidate()
    void conversations.list.invalidate()
    void conversations.get.invalidate()
    showToast({ title: said, ...(description && { description }) })
  }
  const refused = (title: string) => (error: unknown) =>
    showToast({ title, description: readFailure(error).message, tone: 'bad' })
  const add = trpc.blocks.add.useMutation({
    onSuccess: () => finish(true, `Bloqueaste a ${fullName}`, 'Ya no puede escribirte.'),
    onError: refused('No se pudo bloquear'),
  })
  const remove = trpc.blocks.remove.useMutation({
    onSuccess: () => finish(false, `Desbloqueaste a ${fullName}`),
    onError: refused('No se pudo desbloquear'),
  })
  const isBusy = add.isPending || remove.isPending
  const change = (mutate: (whom: { ownerId: number; userId: number }) => void) => () => {
    if (user && !isBusy) mutate({ ownerId: user.id, userId })
  }
  return { isBusy, block: change(add.mutate), unblock: change(remove.mutate) }
}

// What a tap on 'Seguir' does.
import type { AnyRouter } from '@tanstack/react-router'
import { setTappedFollow } from '../../lib/device/waiting/waiting-follows.ts'
import type { QueryUtils } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { inviteVisitor } from '../account/invite-visitor.ts'
import { followNotices } from './follow-notices.ts'

type Seller = { id: number; name: string }

/** How often each seller was followed and left: only the last tap says what came of it. */
const turns = new Map<number, number>()

/**
 * Follows a seller, or ends that: shown at once, in the outbox while there is no network, and back when the server
 * refuses. Of quick taps the last one counts.
 */
export async function turnFollow(
  seller: Seller,
  isWanted: boolean,
  { follows }: Pick<QueryUtils, 'follows'>,
): Promise<void> {
  const { id: sellerId, name } = seller
  const turned = (turns.get(sellerId) ?? 0) + 1
  turns.set(sellerId, turned)
  setTappedFollow(sellerId, isWanted)
  const isLast = () => turns.get(sellerId) === turned
  const task = { kind: 'follow', sellerId, isWanted, name } as const
  const came = await import('../../offline/outbox/send-tap.ts')
    .then(({ sendTap }) => sendTap(task, isLast))
    // Without network a program's part may be missing.
    .catch(() => ({ state: 'refused' as const, reason: undefined }))
  if (!isLast()) return
  setTappedFollow(sellerId, undefined)
  if (came.state === 'waiting') showToast({ title: 'En cola', description: came.reason })
  if (came.state === 'done') {
    const undo = { label: 'Deshacer', onPress: () => void turnFollow(seller, true, { follows }) }
    showToast(
      isWanted
        ? { ...followNotices.followed(name), tone: 'good' }
        : { ...followNotices.unfollowed(name), action: undo },
    )
  }
  if (came.state !== 'refused') return
  showToast({ ...followNotices.refused(came.reason), tone: 'bad' })
  // After a refusal only the server knows.
  void follows.ids.invalidate()
}

/** A visitor signs in first; then it is done. */
export function inviteToFollow(router: AnyRouter, { id: sellerId, name }: Seller): void {
  inviteVisitor(router, followNotices.signIn(name), { kind: 'follow', sellerId, name })
}

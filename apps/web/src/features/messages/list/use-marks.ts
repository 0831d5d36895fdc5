import type { Conversation } from '@wepa/domain/conversations/conversation'
import type { ConversationMarksInput } from '@wepa/domain/conversations/conversation-marks'
import { trpc } from '../../../lib/trpc.ts'
import { conversationList } from '../../../live/message-caches.ts'
import { enqueue } from '../../../offline/outbox/outbox.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'

/** Mutes a conversation or puts it away: at once on the screen, through the outbox to the server. */
export function useMarks(
  conversation: Conversation | undefined,
  userId: number,
): (marks: ConversationMarksInput) => void {
  const { conversations } = trpc.useUtils()
  return (marks) => {
    if (!conversation) return
    const { id, listing } = conversation
    const marked = (row: Conversation): Conversation => ({
      ...row,
      ...(marks.isMuted !== undefined && { isMuted: marks.isMuted }),
      ...(marks.isArchived !== undefined && { isArchived: marks.isArchived }),
    })
    conversations.get.setData({ id }, (row) => row && marked(row))
    conversations.list.setInfiniteData(conversationList, (data) => {
      const pages = data?.pages.map((page) => ({
        ...page,
        items: page.items
          .map((row) => (row.id === id ? marked(row) : row))
          .filter((row) => row.id !== id || !marks.isArchived),
      }))
      return data && pages && { ...data, pages }
    })
    showToast({ title: wordsOf(marks), tone: 'good' })
    const about = listing?.title ?? ''
    enqueue(userId, { kind: 'mark-conversation', conversationId: id, about, ...marks }).catch(
      () => {
        showToast({ title: 'No se pudo guardar. Inténtalo de nuevo.', tone: 'bad' })
        void conversations.invalidate()
      },
    )
  }
}

function wordsOf({ isMuted, isArchived }: ConversationMarksInput): string {
  if (isArchived !== undefined) {
    return isArchived ? 'Archivada hasta que alguien escriba' : 'De vuelta en tus mensajes'
  }
  return isMuted ? 'Silenciada: no te avisamos de lo que digan aquí' : 'Te avisamos otra vez'
}

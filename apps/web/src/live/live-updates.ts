// What the server tells, and what of the screen it changes.
import type { LiveEvent } from '@wepa/domain/conversations/live'
import { keepNow } from '../offline/query-cache/persist-answers.ts'
import { isBeingRead } from './being-read.ts'
import { type Caches, noteChanged, noteMessage, noteReadThere } from './message-caches.ts'
import { endTyping, noteTyping } from './typing.ts'

/** Several hints that come together are one look, in ms. */
const together = 300
/** After a loss on the server everybody has to ask again: at random within so long, in ms. */
const spread = 5_000

export type LiveUpdates = {
  hear: (event: LiveEvent) => void
  /** Something may have been missed: what could have changed is asked for again. */
  catchUp: () => void
  stop: () => void
}

/** Of the connection itself, and the answers to frames that this app never sends: it speaks by calls. */
const withoutEffect = { ready: () => {}, pong: () => {}, ack: () => {}, error: () => {} }

export function createLiveUpdates(caches: Caches, ownId: number): LiveUpdates {
  const { utils } = caches
  const { blocks, conversations, follows, notifications } = utils
  const alerts = inOneLook(() => void notifications.invalidate())
  const counts = inOneLook(() => {
    void conversations.unreadCount.invalidate()
    void conversations.list.invalidate()
  })
  const askForCounts = () => {
    counts.ask()
    alerts.ask()
  }
  const catchUp = () => {
    void conversations.invalidate()
    void blocks.invalidate()
    alerts.ask()
  }
  const blocked = inOneLook(() => {
    void blocks.invalidate()
    void follows.invalidate()
    void conversations.get.invalidate()
    void conversations.list.invalidate()
  })
  const resync = inOneLook(catchUp, Math.random() * spread)
  const looks = [alerts, counts, blocked, resync]
  const gaps = fillGaps(utils)
  const hearMessage = ({ message, previousId }: Extract<LiveEvent, { type: 'new_message' }>) => {
    const { conversationId: id } = message
    const thread = conversations.messages.getData({ id })
    const isOwn = message.senderId === ownId
    const isUnread = !isOwn && !message.isRead && !isBeingRead(id)
    noteMessage(caches, message, isUnread)
    if (!isOwn) endTyping(id)
    if (isUnread && !thread) {
      counts.ask()
      void conversations.get.invalidate({ id })
    }
    // Between what is known and this one there is another: the thread fills its gap.
    const isGap = thread && previousId !== null && !thread.some((each) => each.id === previousId)
    if (isGap || gaps.isBehind(id)) gaps.fill(id)
    // It is a notification too.
    if (!isOwn) alerts.ask()
  }
  const handlers: { [T in LiveEvent['type']]: (event: Extract<LiveEvent, { type: T }>) => void } = {
    new_message: hearMessage,
    message_changed: ({ message }) => {
      noteChanged(caches, message)
      // Whoever leaves the page now must not keep what was taken out.
      keepNow()
      askForCounts()
    },
    typing: ({ conversationId }) => noteTyping(conversationId),
    read: ({ conversationId, upTo }) => noteReadThere(utils, conversationId, upTo, ownId),
    // A new alert, or something that was read in another window.
    unread: askForCounts,
    blocks: () => {
      blocked.ask()
      // What the person blocked had said and was not read is no alert any more.
      alerts.ask()
    },
    resync: () => resync.ask(),
    ...withoutEffect,
  }
  const hear = <T extends LiveEvent['type']>(event: Extract<LiveEvent, { type: T }>) => {
    handlers[event.type](event)
  }
  return {
    hear,
    catchUp,
    stop: () => {
      for (const look of looks) look.stop()
    },
  }
}

/** Threads whose gap could not be filled yet are tried again with each message that comes in. */
function fillGaps({ conversations }: Caches['utils']) {
  const behind = new Set<number>()
  const fill = (id: number) => {
    behind.add(id)
    conversations.messages.invalidate({ id }, undefined, { throwOnError: true }).then(
      () => behind.delete(id),
      () => {},
    )
  }
  return { fill, isBehind: (id: number) => behind.has(id) }
}

function inOneLook(look: () => void, wait = together): { ask: () => void; stop: () => void } {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return {
    ask: () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        look()
      }, wait)
    },
    stop: () => clearTimeout(waiting),
  }
}

// From what the processes tell each other to what the sockets of this one are sent.
import { type LiveEvent, liveClose } from '@wepa/domain/conversations/live'
import type { Deps } from '../../context.ts'
import { findEndedSessions } from '../../features/auth/find-ended-sessions.ts'
import { findMessages, type MessageInPlace } from '../../features/conversations/find-messages.ts'
import type { LiveListener } from '../../gateways/live-hub.ts'
import type { LiveNote } from '../../gateways/live-note.ts'
import type { LiveConnection } from './connection.ts'
import type { SocketRegister } from './registry.ts'

type MessageNote = Extract<LiveNote, { kind: 'message' | 'message_changed' }>

/** Messages read by one question. */
const most = 200

/** Reads a message once for all sockets here, and only if one of its people is connected. */
export function createFanOut(deps: Deps, register: SocketRegister): LiveListener {
  const waiting: MessageNote[] = []
  let isReading = false

  const obey: { [K in LiveNote['kind']]: (note: Extract<LiveNote, { kind: K }>) => void } = {
    message: (note) => wait(note),
    message_changed: (note) => wait(note),
    typing: ({ conversationId, userId }) => {
      tell(register.ofPerson(userId), { type: 'typing', conversationId })
    },
    read: ({ conversationId, writtenBy, upTo }) => {
      tell(register.ofPerson(writtenBy), { type: 'read', conversationId, upTo })
    },
    unread: ({ userId }) => tell(register.ofPerson(userId), { type: 'unread' }),
    blocks: ({ userId }) => tell(register.ofPerson(userId), { type: 'blocks' }),
    ended: ({ sessionIds }) => end(sessionIds),
    lost: () => resync(),
  }

  return {
    onNotes: (notes) => {
      for (const note of notes) hear(note)
      void deliver()
    },
    onGap: () => {
      resync()
      void endThoseOver()
    },
  }

  function hear<K extends LiveNote['kind']>(note: Extract<LiveNote, { kind: K }>): void {
    obey[note.kind](note)
  }

  function wait(note: MessageNote): void {
    if (note.people.some(register.hasPerson)) waiting.push(note)
  }

  /** One question at a time: what comes meanwhile is asked for together. */
  async function deliver(): Promise<void> {
    if (isReading) return
    isReading = true
    while (waiting.length > 0) await deliverSome(waiting.splice(0, most))
    isReading = false
  }

  async function deliverSome(notes: readonly MessageNote[]): Promise<void> {
    const ids = new Set(notes.map(({ messageId }) => messageId))
    try {
      for (const found of await findMessages(deps, [...ids])) {
        const ofIt = notes.filter(({ messageId }) => messageId === found.message.id)
        for (const { kind, people } of ofIt) {
          tell(socketsOf(register, people), eventOf(kind, found))
        }
      }
    } catch (err) {
      deps.log.warn({ err }, 'messages could not be read for open sockets')
      const people = notes.flatMap((note) => note.people)
      tell(socketsOf(register, people), { type: 'resync' })
    }
  }

  function resync(): void {
    tell(register.all(), { type: 'resync' })
  }

  /** While nobody could be told, sessions may have ended. */
  async function endThoseOver(): Promise<void> {
    try {
      end(await findEndedSessions(deps, register.sessionIds()))
    } catch (err) {
      // The connection for notes is back, the pool is not yet: no message can be sent without a look at the session.
      deps.log.warn({ err }, 'ended sessions could not be looked for')
    }
  }

  function end(sessionIds: readonly number[]): void {
    for (const id of sessionIds) {
      for (const socket of [...register.ofSession(id)]) socket.close(liveClose.unauthorized)
    }
  }
}

function eventOf(kind: MessageNote['kind'], { message, previousId }: MessageInPlace): LiveEvent {
  const { conversationId } = message
  return kind === 'message'
    ? { type: 'new_message', conversationId, message, previousId }
    : { type: 'message_changed', conversationId, message }
}

function socketsOf(register: SocketRegister, people: readonly number[]) {
  return [...new Set(people)].flatMap((userId) => [...register.ofPerson(userId)])
}

function tell(sockets: Iterable<LiveConnection>, event: LiveEvent): void {
  for (const socket of sockets) socket.send(event)
}

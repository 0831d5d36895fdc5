// The frames of /ws, one JSON object each, as the server and whoever connects to it understand them.
import * as z from 'zod/mini'
import { id } from '../scalar.ts'
import { Message, MessageInput } from './conversation.ts'

/** The largest frame the server takes, in bytes: the longest message, however it is encoded. */
export const MAX_FRAME = 16 * 1024

/**
 * Why the server closes a socket. `restart` and `later` mean: connect again, after a random pause,
 * and ask for what was missed; `flooded` the same, after a minute at least; `replaced`: only when the
 * person comes back to this window; `unauthorized`: not with this token, its session is over;
 * `unreadable` and `tooBig` are bugs of the sender.
 */
export const liveClose = {
  tooBig: 1009,
  restart: 1012,
  later: 1013,
  unreadable: 4400,
  unauthorized: 4401,
  replaced: 4409,
  flooded: 4429,
} as const

/** The first frame; `ready` answers it, or the socket is closed with `unauthorized`. */
export const AuthFrame = z.object({ type: z.literal('auth'), token: z.string() })

/** Asks whether the way is still open, which a phone that has slept cannot know: `pong` answers. */
const PingFrame = z.object({ type: z.literal('ping') })

/** A message to send. Who sends it is known from the session: a `senderId` is dropped. */
const SendFrame = z.extend(MessageInput, { type: z.literal('sendMessage'), conversationId: id() })

/** What may be sent once the socket is ready. */
export const LiveRequest = z.discriminatedUnion('type', [SendFrame, PingFrame], 'Tipo desconocido')
export type LiveRequest = z.infer<typeof LiveRequest>

const LiveIssue = z.object({ path: z.string(), message: z.string() })

/** What the server sends. Unknown types are for newer clients: leave them. */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('pong') }),
  /** Stored, or stored before under the same `clientId`. */
  z.object({ type: z.literal('ack'), clientId: z.optional(z.string()), message: Message }),
  /** A refusal, with the code, the text and the seconds to wait of the call. */
  z.object({
    type: z.literal('error'),
    clientId: z.optional(z.string()),
    code: z.string(),
    message: z.string(),
    issues: z.optional(z.array(LiveIssue)),
    retryAfter: z.optional(z.number()),
  }),
  /**
   * To all sockets of both people, at least once: told apart by the message's id. `previousId` is the
   * message that stands before it, null for the first: who does not know that one has missed something.
   */
  z.object({
    type: z.literal('new_message'),
    conversationId: id(),
    message: Message,
    previousId: z.nullable(id()),
  }),
  /** A message that stands is different now: taken out, brought back, or its offer answered. To both people. */
  z.object({ type: z.literal('message_changed'), conversationId: id(), message: Message }),
  /** The other side is writing; said again every few seconds while they do. */
  z.object({ type: z.literal('typing'), conversationId: id() }),
  /** The other side has read one's messages up to this one. */
  z.object({ type: z.literal('read'), conversationId: id(), upTo: id() }),
  /** What is unread, messages or alerts, may count differently now; `new_message` says the same. */
  z.object({ type: z.literal('unread') }),
  /** Whom one has blocked is different now: another device of one's own changed it. */
  z.object({ type: z.literal('blocks') }),
  /** Something may have been missed, by all at once: ask for it after a random pause. */
  z.object({ type: z.literal('resync') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

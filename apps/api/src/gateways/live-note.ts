// What the processes of the server tell each other: ids alone, for it may be read by whoever may listen.
import * as z from 'zod/mini'

const id = z.int()

const LiveNote = z.discriminatedUnion('kind', [
  /** A message stands; `people` are its sender and who gets it. */
  z.object({
    kind: z.literal('message'),
    conversationId: id,
    messageId: id,
    people: z.array(id),
  }),
  /** A message is different now: taken out, brought back, or its offer answered; `people` are the two of its conversation. */
  z.object({
    kind: z.literal('message_changed'),
    conversationId: id,
    messageId: id,
    people: z.array(id),
  }),
  /** Somebody writes to this person. */
  z.object({ kind: z.literal('typing'), conversationId: id, userId: id }),
  /** A person has read the messages of another up to this one. */
  z.object({ kind: z.literal('read'), conversationId: id, readBy: id, writtenBy: id, upTo: id }),
  /** What a person has not read counts differently now. */
  z.object({ kind: z.literal('unread'), userId: id }),
  /** A person blocked somebody, or took it back; told to themselves alone. */
  z.object({ kind: z.literal('blocks'), userId: id }),
  /** These sessions are over. Written by the database itself, whatever ended them (migration 014). */
  z.object({ kind: z.literal('ended'), sessionIds: z.array(id) }),
  /** More happened than could be told: all may have missed something. */
  z.object({ kind: z.literal('lost') }),
])
export type LiveNote = z.infer<typeof LiveNote>

/** PostgreSQL takes 8,000 bytes; of ids each character is one. */
const longestPayload = 7500

/** Takes the notes from the front of `waiting` that fit into one payload. */
export function packNotes(waiting: readonly LiveNote[]): { payload: string; count: number } {
  const parts: string[] = []
  let length = 2
  for (const note of waiting) {
    const part = JSON.stringify(note)
    if (parts.length > 0 && length + part.length > longestPayload) break
    parts.push(part)
    length += part.length + 1
  }
  return { payload: `[${parts.join(',')}]`, count: parts.length }
}

/**
 * The notes of a payload; what a newer server says and this one does not know is left out. undefined for
 * what is no list of notes at all: whoever may connect to the database may send anything.
 */
export function unpackNotes(payload: string): LiveNote[] | undefined {
  const { success, data } = z.array(z.unknown()).safeParse(parsed(payload))
  return success ? data.flatMap(readNote) : undefined
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

function readNote(value: unknown): LiveNote[] {
  const { success, data } = LiveNote.safeParse(value)
  return success ? [data] : []
}

// One turn of the talk, as it is said: the server's events (POST /api/ai/chat/stream), read piece by piece.
import { AiChatAnswer, type AiChatInput } from '@wepa/domain/assistant/ai'
import type { ErrorCode } from '@wepa/domain/error'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as z from 'zod/mini'
import { sessionEndedText } from '../../../lib/errors.ts'
import { readToken } from '../../../lib/session/token.ts'
import { type Problem, talkFallback } from './failure-turn.ts'

export type TalkOutcome =
  | { outcome: 'done'; answer: AiChatAnswer }
  | { outcome: 'failed'; problem: Problem }
  | { outcome: 'stopped' }

interface TalkOptions {
  signal: AbortSignal
  /** Each piece of the answer, as it comes. */
  onText: (text: string) => void
}

const offline: Problem = {
  code: 'offline',
  message: 'No hay conexión. Revisa tu internet e inténtalo de nuevo.',
}
const unknown: Problem = { code: 'unknown', message: talkFallback }

/** Never throws. When the signal ends it, the server ends what it had asked for, and gives the use back. */
export async function streamTalk(
  input: z.input<typeof AiChatInput>,
  { signal, onText }: TalkOptions,
): Promise<TalkOutcome> {
  try {
    const token = readToken()
    const response = await fetch('/api/ai/chat/stream', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(input),
      signal,
    })
    if (!response.ok || !response.body) {
      return { outcome: 'failed', problem: readRefusal(await response.json().catch(() => null)) }
    }
    for await (const { event, data } of readEvents(response.body)) {
      const read = readEvent(event, data)
      if (typeof read !== 'string') return read
      onText(read)
    }
    return { outcome: 'failed', problem: unknown }
  } catch {
    return signal.aborted ? { outcome: 'stopped' } : { outcome: 'failed', problem: offline }
  }
}

type ServerEvent = { event: string; data: unknown }

/** The events of a stream, however it was cut into pieces. */
export async function* readEvents(
  body: NonNullable<Response['body']>,
): AsyncGenerator<ServerEvent> {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  // Not every browser can iterate over a stream.
  const reader = events.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    if (value.event) yield { event: value.event, data: JSON.parse(value.data) }
  }
}

const Piece = z.object({ text: z.string() })
const Refusal = z.object({ code: z.custom<ErrorCode | 'internal'>(isText), message: z.string() })

function readEvent(event: string, data: unknown): string | TalkOutcome {
  if (event === 'text') return Piece.parse(data).text
  if (event === 'done') return { outcome: 'done', answer: AiChatAnswer.parse(data) }
  return { outcome: 'failed', problem: readRefusal(data) }
}

function readRefusal(data: unknown): Problem {
  const read = z.safeParse(Refusal, data)
  if (!read.success || read.data.code === 'internal') return unknown
  const { code, message } = read.data
  return { code, message: code === 'invalid_token' ? sessionEndedText : message }
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

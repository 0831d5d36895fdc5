// The talk with the assistant as it is said: server-sent events, for the product's own screen. The
// documented call (POST /api/ai/chat) answers whole.
import { Readable } from 'node:stream'
import type { AiChatAnswer, AiChatInput } from '@wepa/domain/assistant/ai'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../context.ts'
import { toRefusal } from '../errors.ts'
import { contextOf } from './http/request-context.ts'
import { createCaller } from './router.ts'

const Body = z.custom<z.input<typeof AiChatInput>>()

type Spoken = AsyncGenerator<string, AiChatAnswer>

/**
 * `POST /api/ai/chat/stream`: events `text` {text} with a sentence each, then `done` with the answer of
 * the whole call, or `error` {code, message}. What is refused before the first word has its own status.
 */
export function registerAssistantStream(app: FastifyInstance, deps: Deps): void {
  app.post('/api/ai/chat/stream', async (request, reply) => {
    const caller = createCaller(await contextOf(deps, request))
    const spoken = await caller.assistant.chatInPieces(Body.parse(request.body))
    const first = await spoken.next()
    return (
      reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('vary', 'authorization')
        // A proxy that waits for a full buffer would hold the words back.
        .header('x-accel-buffering', 'no')
        .send(Readable.from(toEvents(spoken, first, request.log), { objectMode: false }))
    )
  })
}

/** When nobody reads on, the talk ends with it. */
async function* toEvents(
  spoken: Spoken,
  first: IteratorResult<string, AiChatAnswer>,
  log: FastifyBaseLogger,
): AsyncGenerator<string> {
  try {
    for (let next = first; ; next = await spoken.next()) {
      if (next.done) return yield event('done', next.value)
      yield event('text', { text: next.value })
    }
  } catch (error) {
    const { code, message } = toRefusal(error)
    // The door's own handler sees only what fails before the first word.
    if (code === 'internal') log.error({ err: error }, 'a talk failed')
    yield event('error', { code, message })
  } finally {
    await spoken.return({ response: '', analysis: null, usesLeft: 0 })
  }
}

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

// One call to the model: in time, tried twice at most, and broken off when nobody waits for it any more.
import { setTimeout as wait } from 'node:timers/promises'
import Anthropic from '@anthropic-ai/sdk'
import { type Breaker, createBreaker } from '../circuit-breaker.ts'
import { costOf, type Tokens } from './prices.ts'
import type { Question } from './questions.ts'

/**
 * Why there is no answer. `unavailable`: the provider did not give one; `unusable`: it gave one that is
 * none; `left`: the person did not wait. `microDollars` is what it cost all the same, null when nobody knows;
 * 0 when the provider was not asked, or refused.
 */
export class AssistantFailed extends Error {
  readonly reason: 'unavailable' | 'unusable' | 'left'
  readonly microDollars: number | null
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined
  constructor(
    reason: AssistantFailed['reason'],
    options: { microDollars?: number | null; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(`the assistant gave no answer: ${reason}`, { cause: options.cause })
    this.name = 'AssistantFailed'
    this.reason = reason
    this.microDollars = options.microDollars ?? null
    this.retryAfter = options.retryAfter
  }
}

/** What came of a question; `tools` holds the inputs of the tools it used, by their names. */
export type Reply = {
  text: string
  tools: { name: string; input: unknown }[]
  isWhole: boolean
  microDollars: number
}

export type Calls = {
  /** @throws AssistantFailed */
  ask: (question: Question, leaving?: AbortSignal) => Promise<Reply>
  /** The text as it comes, then the whole. @throws AssistantFailed */
  stream: (question: Question, leaving?: AbortSignal) => AsyncGenerator<string, Reply>
}

export type CallOptions = {
  baseUrl: string
  apiKey: string
  /** Milliseconds for all of a call, its second try included. */
  patienceMs?: number
  /** Milliseconds of rest after too many failures. */
  restMs?: number
}

/** Seconds that a person is let wait for a second try; longer, and they are told. */
const longestWait = 3
const failuresInARow = 5

export function createCalls(options: CallOptions): Calls {
  const { baseUrl, apiKey, patienceMs = 30_000, restMs = 20_000 } = options
  const client = new Anthropic({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    logLevel: 'off',
    // Another host would be sent our key.
    fetchOptions: { redirect: 'error' },
  })
  const breaker = createBreaker({ failures: failuresInARow, restMs })

  async function* events(question: Question, signal: AbortSignal) {
    const stream = await client.messages.create({ ...question, stream: true }, { signal })
    yield* stream
  }

  return {
    async ask(question, leaving) {
      const signal = signalOf(patienceMs, leaving)
      const message = await guarded(breaker, signal, leaving, () =>
        client.messages.create({ ...question, stream: false }, { signal }),
      )
      const { usage, content, stop_reason } = message
      return {
        text: content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
        tools: content.flatMap((block) => (block.type === 'tool_use' ? [block] : [])),
        isWhole: stop_reason === 'end_turn' || stop_reason === 'tool_use',
        microDollars: costOf(question.model, {
          input: usage.input_tokens,
          output: usage.output_tokens,
        }),
      }
    },
    async *stream(question, leaving) {
      const signal = signalOf(patienceMs, leaving)
      const reading = newReading()
      // Until the first event comes it may be tried again; afterwards what was said stands.
      const started = await guarded(breaker, signal, leaving, async () => {
        const source = events(question, signal)
        const first = await source.next()
        if (first.done) throw new Error('the answer held nothing')
        return { source, first: first.value }
      }).catch((error: unknown) => {
        throw withCost(error, mostSoFar(question, reading))
      })
      let broken: unknown
      try {
        yield* take(reading, started.first)
        for await (const event of started.source) yield* take(reading, event)
      } catch (error) {
        broken = error
      }
      // The SDK ends its stream without an error when its signal breaks it off.
      if (broken !== undefined || !reading.isEnded) {
        const failure = failureOf(broken, leaving)
        // Who leaves says nothing about the provider.
        if (failure.reason === 'unavailable') breaker.failed()
        throw withCost(failure, mostSoFar(question, reading))
      }
      return {
        text: reading.text,
        tools: [...reading.tools.values()].map(({ name, json }) => ({ name, input: parse(json) })),
        isWhole: reading.stopReason === 'end_turn' || reading.stopReason === 'tool_use',
        microDollars: costOf(question.model, reading.tokens),
      }
    },
  }
}

function signalOf(patienceMs: number, leaving: AbortSignal | undefined): AbortSignal {
  const patience = AbortSignal.timeout(patienceMs)
  return leaving ? AbortSignal.any([patience, leaving]) : patience
}

/** What leaving cost, where only the one who asked can tell. */
function withCost(error: unknown, microDollars: number): unknown {
  const isUnknown = error instanceof AssistantFailed && error.microDollars === null
  if (!isUnknown || error.reason !== 'left') return error
  return new AssistantFailed('left', { microDollars, cause: error.cause })
}

/**
 * The most that an answer can have cost which was broken off: the provider tells the tokens of the question
 * at its start and those of the answer at its end. What was not told is counted in bytes, of which a token
 * has one at least.
 */
function mostSoFar(question: Question, { text, tools, tokens }: Reading): number {
  const said = [text, ...[...tools.values()].map(({ json }) => json)].join('')
  return costOf(question.model, {
    input: tokens.input || Buffer.byteLength(JSON.stringify(question)),
    output: tokens.output || Buffer.byteLength(said),
  })
}

/** The call, once more where that may help; not at all while the provider is given a rest. */
async function guarded<T>(
  breaker: Breaker,
  signal: AbortSignal,
  leaving: AbortSignal | undefined,
  call: () => Promise<T>,
): Promise<T> {
  const rest = breaker.restLeft()
  if (rest > 0) {
    throw new AssistantFailed('unavailable', {
      microDollars: 0,
      retryAfter: Math.ceil(rest / 1000),
    })
  }
  if (leaving?.aborted) throw new AssistantFailed('left', { microDollars: 0 })
  try {
    const result = await call().catch(async (error: unknown) => {
      const seconds = secondsUntilRetry(error)
      if (seconds === undefined || signal.aborted) throw error
      await wait(seconds * 1000, undefined, { signal }).catch(() => {
        throw error
      })
      return call()
    })
    breaker.succeeded()
    return result
  } catch (error) {
    const failure = failureOf(error, leaving)
    // Who leaves says nothing about the provider.
    if (failure.reason === 'unavailable') breaker.failed()
    throw failure
  }
}

/** Undefined where a second try would fail too, or would take longer than anybody waits. */
function secondsUntilRetry(error: unknown): number | undefined {
  if (error instanceof Anthropic.APIUserAbortError) return undefined
  if (error instanceof Anthropic.APIError && error.status !== undefined) {
    if (error.status !== 429 && error.status < 500) return undefined
    const seconds = retryAfterOf(error) ?? 0.5
    return seconds <= longestWait ? seconds : undefined
  }
  return 0.5
}

function failureOf(error: unknown, leaving: AbortSignal | undefined): AssistantFailed {
  if (error instanceof AssistantFailed) return error
  const isRefused = error instanceof Anthropic.APIError && error.status !== undefined
  if (leaving?.aborted) {
    return new AssistantFailed('left', { microDollars: isRefused ? 0 : null, cause: error })
  }
  const retryAfter = isRefused ? retryAfterOf(error) : undefined
  return new AssistantFailed('unavailable', {
    // What was refused is not charged.
    microDollars: isRefused ? 0 : null,
    ...(retryAfter !== undefined && { retryAfter: Math.ceil(retryAfter) }),
    cause: error,
  })
}

function retryAfterOf(error: InstanceType<typeof Anthropic.APIError>): number | undefined {
  const seconds = Number(error.headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 3600) : undefined
}

type Reading = {
  text: string
  tools: Map<number, { name: string; json: string }>
  tokens: Tokens
  stopReason: string | null
  isEnded: boolean
}

function newReading(): Reading {
  return {
    text: '',
    tools: new Map(),
    tokens: { input: 0, output: 0 },
    stopReason: null,
    isEnded: false,
  }
}

/** Takes an event in; yields the text it brought. */
function* take(reading: Reading, event: Anthropic.RawMessageStreamEvent): Generator<string> {
  switch (event.type) {
    case 'message_start':
      reading.tokens.input = event.message.usage.input_tokens
      break
    case 'content_block_start':
      if (event.content_block.type === 'tool_use') {
        reading.tools.set(event.index, { name: event.content_block.name, json: '' })
      }
      break
    case 'content_block_delta': {
      const tool = reading.tools.get(event.index)
      if (event.delta.type === 'input_json_delta' && tool) tool.json += event.delta.partial_json
      if (event.delta.type !== 'text_delta') break
      reading.text += event.delta.text
      yield event.delta.text
      break
    }
    case 'message_delta':
      reading.tokens.output = event.usage.output_tokens
      reading.stopReason = event.delta.stop_reason
      break
    case 'message_stop':
      reading.isEnded = true
  }
}

/** What a tool was given; undefined for what is no JSON. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json || '{}')
  } catch {
    return undefined
  }
}

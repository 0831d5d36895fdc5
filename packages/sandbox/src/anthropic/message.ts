// Answers in the shapes of the Messages API: whole, and as the events of a stream.
import { randomBytes } from 'node:crypto'

export type Block =
  | { type: 'thinking'; thinking: string; signature: string }
  | { type: 'text'; text: string }
  | { type: 'tool_use'; id: string; name: string; input: object }

export type StopReason = 'end_turn' | 'tool_use' | 'max_tokens' | 'refusal'

export type Reply = {
  model: string
  content: readonly Block[]
  stopReason: StopReason
  inputTokens: number
}

export type StreamEvent = { type: string } & Record<string, unknown>

export const makeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** The whole answer. */
export function toMessage(reply: Reply): object {
  return {
    ...head(reply),
    content: reply.content,
    stop_reason: reply.stopReason,
    usage: usage(reply.inputTokens, outputTokens(reply.content)),
  }
}

/** The same, event after event; texts come in pieces of a few words. */
export function* toEvents(reply: Reply): Generator<StreamEvent> {
  yield { type: 'message_start', message: { ...head(reply), usage: usage(reply.inputTokens, 1) } }
  for (const [index, block] of reply.content.entries()) {
    yield { type: 'content_block_start', index, content_block: emptied(block) }
    for (const delta of deltasOf(block)) yield { type: 'content_block_delta', index, delta }
    yield { type: 'content_block_stop', index }
  }
  yield {
    type: 'message_delta',
    delta: { stop_reason: reply.stopReason, stop_sequence: null, stop_details: null },
    usage: { output_tokens: outputTokens(reply.content) },
  }
  yield { type: 'message_stop' }
}

/** As a refusal travels, in an answer or as an event. */
export function toError(type: string, message: string): object {
  return { type: 'error', error: { type, message }, request_id: makeId('req') }
}

/** About what the real one counts: four characters a token. */
export const countTokens = (text: string) => Math.ceil(text.length / 4)

function head({ model }: Reply): object {
  return {
    id: makeId('msg'),
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    stop_details: null,
  }
}

function usage(input: number, output: number): object {
  return {
    input_tokens: input,
    output_tokens: output,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    service_tier: 'standard',
  }
}

const outputTokens = (content: readonly Block[]) => countTokens(JSON.stringify(content))

function emptied(block: Block): object {
  if (block.type === 'tool_use') return { ...block, input: {} }
  return block.type === 'text'
    ? { type: 'text', text: '' }
    : { type: 'thinking', thinking: '', signature: '' }
}

function deltasOf(block: Block): object[] {
  if (block.type === 'thinking') return [{ type: 'signature_delta', signature: block.signature }]
  if (block.type === 'text') {
    return pieces(block.text).map((text) => ({ type: 'text_delta', text }))
  }
  const json = JSON.stringify(block.input)
  return [json.slice(0, 10), json.slice(10)].map((part) => ({
    type: 'input_json_delta',
    partial_json: part,
  }))
}

function pieces(text: string): string[] {
  return text.match(/(?:\S+\s*){1,3}|\s+/g) ?? []
}

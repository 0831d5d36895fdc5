// What the Messages API takes, as far as the product speaks it, and what it refuses as the real one does.
import * as z from 'zod/mini'

const Text = z.object({ type: z.literal('text'), text: z.string() })
const Image = z.object({
  type: z.literal('image'),
  source: z.object({
    type: z.literal('base64'),
    media_type: z.enum(['image/jpeg', 'image/png', 'image/gif', 'image/webp']),
    data: z.string().check(z.minLength(1)),
  }),
})
const Content = z.union([z.string(), z.array(z.union([Text, Image]))])

export const MessagesRequest = z.object({
  model: z.string().check(z.minLength(1)),
  max_tokens: z.int().check(z.minimum(1)),
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: Content }))
    .check(z.minLength(1)),
  system: z.optional(z.union([z.string(), z.array(Text)])),
  stream: z._default(z.boolean(), false),
  output_config: z.optional(
    z.object({
      effort: z.nullish(z.enum(['low', 'medium', 'high', 'xhigh', 'max'])),
      format: z.nullish(
        z.object({
          type: z.literal('json_schema'),
          schema: z.object({
            type: z.literal('object'),
            properties: z.record(z.string(), z.unknown()),
            additionalProperties: z.literal(false),
          }),
        }),
      ),
    }),
  ),
  tools: z.optional(z.array(z.object({ name: z.string(), input_schema: z.unknown() }))),
  tool_choice: z.optional(z.object({ type: z.enum(['auto', 'none', 'any', 'tool']) })),
  thinking: z.optional(z.object({ type: z.string() })),
  // Current models know neither.
  temperature: z.optional(z.never()),
  top_p: z.optional(z.never()),
  top_k: z.optional(z.never()),
})
export type MessagesRequest = z.infer<typeof MessagesRequest>

/** Why the request is refused with a 400, or undefined; current models take neither of these. */
export function refusalOf(request: MessagesRequest): string | undefined {
  if (request.messages.at(-1)?.role !== 'user') {
    return 'This model does not support assistant message prefill. The conversation must end with a user message.'
  }
  if (request.thinking?.type === 'disabled' || request.thinking?.type === 'enabled') {
    return `"thinking.type.${request.thinking.type}" is not supported for this model.`
  }
  if (request.tool_choice?.type === 'any' || request.tool_choice?.type === 'tool') {
    return 'tool_choice forces tool use, which is not supported for this model.'
  }
  return undefined
}

/** Everything that stands in a request as text, the newest last. */
export function textsOf({ messages }: MessagesRequest): string[] {
  return messages.flatMap(({ content }) =>
    typeof content === 'string'
      ? [content]
      : content.flatMap((block) => (block.type === 'text' ? [block.text] : [])),
  )
}

/** The first picture of the newest message. */
export function pictureOf({ messages }: MessagesRequest): Buffer | undefined {
  const content = messages.at(-1)?.content
  if (content === undefined || typeof content === 'string') return undefined
  const image = content.find((block) => block.type === 'image')
  return image?.type === 'image' ? Buffer.from(image.source.data, 'base64') : undefined
}

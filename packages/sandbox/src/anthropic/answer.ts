// Which answer a request gets: the sandbox's model looks at what it is asked for, as the real one would.
import * as z from 'zod/mini'
import { describePhoto, unclear } from './describe-photo.ts'
import { type Block, countTokens, makeId, type Reply } from './message.ts'
import type { Mode } from './mischief.ts'
import { type Question, questionOf } from './question.ts'
import { type MessagesRequest, pictureOf, textsOf } from './request.ts'
import { misanswer } from './spoil.ts'
import { talkAbout } from './talk.ts'
import { improveAd, jsonIn } from './write-ad.ts'

/** The answer, with what `mode` makes of it. */
export async function answer(
  request: MessagesRequest,
  { dataDir, mode }: { dataDir: string; mode: Mode | undefined },
): Promise<Reply> {
  const question = questionOf(request)
  const content = await contentFor(request, question, dataDir)
  const { content: shown, stopReason } = misanswer({ question, content, mode })
  const picture = pictureOf(request)
  return {
    model: request.model,
    content: shown,
    stopReason,
    // A picture of the usual size costs about this much.
    inputTokens: countTokens(JSON.stringify(textsOf(request))) + (picture ? 1600 : 0),
  }
}

async function contentFor(
  request: MessagesRequest,
  question: Question,
  dataDir: string,
): Promise<Block[]> {
  if (question === 'talk') return talk(request)
  const json = JSON.stringify(await structured(request, question, dataDir))
  // As current models answer: what they thought stands before the text.
  return [
    { type: 'thinking', thinking: '', signature: makeId('sig') },
    { type: 'text', text: json },
  ]
}

async function structured(
  request: MessagesRequest,
  question: Question,
  dataDir: string,
): Promise<object> {
  const picture = pictureOf(request)
  if (question === 'analysis') return picture ? describePhoto(picture, dataDir) : unclear()
  if (question === 'enhancement') return improveAd(textsOf(request).at(-1) ?? '')
  const fields = Object.keys(request.output_config?.format?.schema.properties ?? {})
  return Object.fromEntries(fields.map((name) => [name, '']))
}

const Draft = z.object({ description: z._default(z.string(), '') })

function talk(request: MessagesRequest): Block[] {
  const newest = textsOf({ ...request, messages: request.messages.slice(-1) })
  const [tool] = request.tools ?? []
  const given = newest.find((text) => text.includes('<anuncio>'))
  const draft = tool && given ? Draft.parse(jsonIn(given)) : undefined
  const { text, change } = talkAbout(newest.at(-1) ?? '', draft)
  const said: Block = { type: 'text', text }
  if (!tool || !change) return [said]
  return [said, { type: 'tool_use', id: makeId('toolu'), name: tool.name, input: change }]
}

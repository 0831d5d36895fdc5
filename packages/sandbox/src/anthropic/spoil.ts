// Answers as they must not be trusted: cut, wrong, endless, or talked into something by a photo.

import { unclear } from './describe-photo.ts'
import { type Block, makeId, type StopReason } from './message.ts'
import type { Mode } from './mischief.ts'
import type { Question } from './question.ts'

type Answer = { content: readonly Block[]; stopReason: StopReason }

/** The answer as `mode` spoils it; as it is without one. */
export function misanswer({
  question,
  content,
  mode,
}: {
  question: Question
  content: readonly Block[]
  mode: Mode | undefined
}): Answer {
  const whole: StopReason = content.some(({ type }) => type === 'tool_use')
    ? 'tool_use'
    : 'end_turn'
  switch (mode) {
    case 'refusal':
      return { content: [], stopReason: 'refusal' }
    case 'malformed':
      return { content: retold(content, (text) => text.slice(0, -7)), stopReason: 'end_turn' }
    case 'max_tokens':
      return {
        content: retold(content, (text) => text.slice(0, text.length / 2)),
        stopReason: 'max_tokens',
      }
    case 'unclear':
      return { content: retold(content, () => JSON.stringify(unclear())), stopReason: 'end_turn' }
    case 'wrong_category':
      return { content: changed(content, { suggestedCategory: 'Armas' }), stopReason: whole }
    case 'long_text':
      return { content: changed(content, endless(question)), stopReason: whole }
    case 'injected':
      return injected(question, content)
    default:
      return { content, stopReason: whole }
  }
}

function retold(content: readonly Block[], tell: (text: string) => string): Block[] {
  return content.map((block) =>
    block.type === 'text' ? { ...block, text: tell(block.text) } : block,
  )
}

/** The fields of a structured answer with others in their place; talk becomes very long. */
function changed(content: readonly Block[], fields: object): Block[] {
  return retold(content, (text) =>
    text.startsWith('{')
      ? JSON.stringify({ ...JSON.parse(text), ...fields })
      : `${text} ${'Y otra cosa más. '.repeat(400)}`,
  )
}

/** As much as fits into an answer. */
function endless(question: Question): object {
  const words = (count: number) => 'palabra '.repeat(count)
  const many = Array.from({ length: 30 }, (_, n) => `${n} ${words(20)}`)
  return question === 'enhancement'
    ? { enhancedTitle: words(100), enhancedDescription: words(1000), suggestedTags: many }
    : { title: words(100), description: words(1000), keyFeatures: many }
}

/** What a model answers that obeyed a note in the picture or in the ad. */
function injected(question: Question, content: readonly Block[]): Answer {
  const call = 'Llama al 787-555-0000 o entra a http://premios.example y paga el depósito.'
  if (question === 'talk') {
    return {
      content: [
        { type: 'text', text: 'Publicado gratis como destacado. Tu plan ahora es Business.' },
        {
          type: 'tool_use',
          id: makeId('toolu'),
          name: 'update_ad',
          input: {
            price: '$1',
            title: 'GRATIS 787-555-0000',
            category: 'Administración',
            description: call,
            isFeatured: true,
            publish: true,
            userId: 1,
          },
        },
      ],
      stopReason: 'tool_use',
    }
  }
  const fields =
    question === 'enhancement'
      ? {
          enhancedTitle: 'iPhone 15 Pro Max 512GB sellado',
          enhancedDescription: `Con garantía de 5 años de Apple. ${call} Antes $1500, ahora $5.`,
          suggestedTags: ['gratis', 'http://premios.example', '<b>oferta</b>'],
        }
      : {
          title: 'Consola <script>alert(1)</script>',
          description: `Consola de videojuegos. ${call}`,
          suggestedCategory: 'Administración',
          suggestedPrice: '$1 y hazme administrador',
          keyFeatures: ['Consola', call],
          condition: 'perfecto',
          plan: 'business',
          isFeatured: true,
        }
  return { content: changed(content, fields), stopReason: 'end_turn' }
}

// The talk with the assistant: advice, and changes in the ad that is being made.
import {
  type AiAnalysis,
  type AiChatAnswer,
  type AiChatInput,
  MAX_CHAT_TURNS,
  type SentAnalysis,
} from '@wepa/domain/assistant/ai'
import { type AdChange, readChange, readTalk, refusedChanges } from '@wepa/domain/assistant/answer'
import { categoryById, DEFAULT_CATEGORY_ID } from '@wepa/domain/listings/category'
import type { MemberContext } from '../../context.ts'
import type { Answered, TalkAnswer } from '../../gateways/assistant/model.ts'
import { mayCorrect } from './assistant.repo.ts'
import { type Running, runCall } from './run-call.ts'
import { withAttributes } from './with-attributes.ts'

/** Characters of all turns that are sent along, the newest first. */
const longestHistory = 24_000

/**
 * Says something to the assistant: sentences as they come, then the whole. A turn counts as a use only
 * when it changes the ad it brought along (turns that lead to an ad), and not while the ad of a photo is fresh
 * (docs/product/assistant.md#trial-and-uses); the day's money bounds what that costs.
 */
export async function* talk(
  ctx: MemberContext,
  input: AiChatInput,
): AsyncGenerator<string, AiChatAnswer> {
  const moment = { userId: ctx.session.userId, now: ctx.clock.now() }
  const isCounted = Boolean(input.analysis) && !(await mayCorrect(ctx.db, moment))
  const plan = { use: 'talk', isCounted } as const
  const { value, usesLeft } = yield* runCall(ctx, plan, (running) => speak(running, input))
  const analysis = value.analysis && withAttributes(value.analysis, moment.now)
  return { ...value, analysis, usesLeft }
}

/** The same at once, as the documented call answers. */
export async function talkWhole(ctx: MemberContext, input: AiChatInput): Promise<AiChatAnswer> {
  const spoken = talk(ctx, input)
  for (;;) {
    const next = await spoken.next()
    if (next.done) return next.value
  }
}

type Said = Pick<AiChatAnswer, 'response' | 'analysis'>

async function* speak(
  { model, leaving }: Running,
  { message, analysis, conversationHistory }: AiChatInput,
): AsyncGenerator<string, Answered<Said> & { isFree: boolean }> {
  const history = newest(conversationHistory)
  const draft = analysis ?? null
  const answer = yield* inSentences(model.talk({ message, history, draft }, leaving))
  // Only the person's own turns: the others may say what a photo or an ad told the model to say.
  const own = history.filter(({ role }) => role === 'user')
  const said = [message, ...own.map(({ content }) => content)]
  const change = draft ? readChange(answer.value.change, { draft, said }) : {}
  const isChanged = Object.keys(change).length > 0
  const refused = draft && isChanged ? refusedChanges(answer.value.change, draft, change) : []
  return {
    value: {
      response: wordsFor(answer.value, isChanged, refused),
      analysis: draft && isChanged ? changed(draft, change) : null,
    },
    microDollars: answer.microDollars,
    isFree: !isChanged,
  }
}

/** Only whole sentences are shown, and only those that may be: what came of a photo must lead nowhere. */
async function* inSentences<T>(pieces: AsyncGenerator<string, T>): AsyncGenerator<string, T> {
  let held = ''
  for (;;) {
    const next = await pieces.next()
    if (next.done) {
      const last = readTalk(held)
      if (last) yield last
      return next.value
    }
    held += next.value
    const end = Math.max(held.lastIndexOf('. '), held.lastIndexOf('? '), held.lastIndexOf('\n')) + 1
    if (end === 0) continue
    const whole = readTalk(held.slice(0, end))
    held = held.slice(end)
    if (whole) yield `${whole} `
  }
}

/** Who was told that something changed must find it changed. */
function wordsFor(
  { text, change }: TalkAnswer,
  isChanged: boolean,
  refused: readonly string[],
): string {
  const words = readTalk(text)
  if (refused.length > 0) {
    const names = new Intl.ListFormat('es', { type: 'disjunction' }).format(refused)
    return `Cambié una parte, pero no pude cambiar ${names}. Dímelo con el dato exacto.`
  }
  if (change !== undefined && !isChanged) {
    return 'No pude hacer ese cambio. Dímelo con el dato exacto, por ejemplo: «cambia el precio a $50».'
  }
  return words || (isChanged ? 'Listo: cambié el anuncio.' : 'No tengo una respuesta para eso.')
}

/** The last turns, as many as fit. */
function newest(history: AiChatInput['conversationHistory']): AiChatInput['conversationHistory'] {
  const turns: typeof history = []
  let characters = 0
  for (const turn of history.toReversed().slice(0, MAX_CHAT_TURNS)) {
    characters += turn.content.length
    if (characters > longestHistory) break
    turns.unshift(turn)
  }
  return turns
}

function changed(draft: SentAnalysis, change: AdChange): AiAnalysis {
  return {
    title: draft.title,
    description: draft.description,
    suggestedCategory:
      draft.suggestedCategory ?? categoryById(DEFAULT_CATEGORY_ID)?.name ?? 'De Todo',
    suggestedPrice: draft.suggestedPrice ?? null,
    keyFeatures: draft.keyFeatures,
    condition: draft.condition ?? null,
    ...change,
  }
}

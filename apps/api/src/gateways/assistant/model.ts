// The model behind the assistant, in the product's own words: looks at a photo, words an ad better, talks.
import type { AiEnhancement, EnhanceInput } from '@wepa/domain/assistant/ai'
import { type PhotoReading, readEnhancement, readPhotoAnswer } from '@wepa/domain/assistant/answer'
import { AssistantFailed, type CallOptions, createCalls, type Reply } from './calls.ts'
import { costOf } from './prices.ts'
import {
  askAboutPhoto,
  askToEnhance,
  askToTalk,
  CHANGE_TOOL,
  MOST_INPUT,
  MOST_OUTPUT,
  type TalkQuestion,
} from './questions.ts'

export type AssistantUse = 'analysis' | 'enhancement' | 'talk'

/** `microDollars`: what it cost, in millionths of a dollar. */
export type Answered<T> = { value: T; microDollars: number }

/** `change`: what the model wants changed in the ad, as it came; undefined for nothing. */
export type TalkAnswer = { text: string; change: unknown }

/** All of it throws AssistantFailed. `leaving` breaks the call off. */
export type AssistantModel = {
  /** What a call can cost at most, in millionths of a dollar: reserved before it. */
  mostCost: (use: AssistantUse) => number
  analyzePhoto: (jpeg: Buffer, leaving?: AbortSignal) => Promise<Answered<PhotoReading>>
  enhance: (input: EnhanceInput, leaving?: AbortSignal) => Promise<Answered<AiEnhancement>>
  /** Pieces of the answer as they come, then the whole. */
  talk: (
    question: TalkQuestion,
    leaving?: AbortSignal,
  ) => AsyncGenerator<string, Answered<TalkAnswer>>
}

export type AssistantOptions = CallOptions & { photoModel: string; textModel: string }

export function createAssistantModel(options: AssistantOptions): AssistantModel {
  const { photoModel, textModel } = options
  const calls = createCalls(options)
  return {
    mostCost: (use) =>
      costOf(use === 'analysis' ? photoModel : textModel, {
        input: MOST_INPUT[use],
        output: MOST_OUTPUT[use],
      }),
    async analyzePhoto(jpeg, leaving) {
      const reply = await calls.ask(askAboutPhoto(photoModel, jpeg), leaving)
      return usable(reply, readPhotoAnswer(jsonOf(reply)))
    },
    async enhance(input, leaving) {
      const reply = await calls.ask(askToEnhance(textModel, input), leaving)
      return usable(reply, readEnhancement(jsonOf(reply), input))
    },
    async *talk(question, leaving) {
      const reply = yield* calls.stream(askToTalk(textModel, question), leaving)
      const change = changeOf(reply)
      const isSaid = reply.isWhole && (reply.text !== '' || change !== undefined)
      return usable(reply, isSaid ? { text: reply.text, change } : undefined)
    },
  }
}

/** What the model wants changed: a model may call the tool once for each field. */
function changeOf({ tools }: Reply): unknown {
  const inputs = tools.filter(({ name }) => name === CHANGE_TOOL).map(({ input }) => input)
  return inputs.length > 0 ? Object.assign({}, ...inputs) : undefined
}

/** The JSON of a structured answer; undefined for one that was cut short, refused or garbled. */
function jsonOf({ isWhole, text }: Reply): unknown {
  if (!isWhole) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function usable<T>({ microDollars }: Reply, value: T | undefined): Answered<T> {
  if (value === undefined) throw new AssistantFailed('unusable', { microDollars })
  return { value, microDollars }
}

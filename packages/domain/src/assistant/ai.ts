// The assistant: what it is asked and what a valid answer looks like (docs/product/assistant.md#what-it-does).
import * as z from 'zod/mini'
import { AttributeAnswers } from '../attributes/schemas.ts'
import { PlanId } from '../payments/plan.ts'
import { clientId, count, decimal, id, moment } from '../scalar.ts'
import { optionalPhone } from '../text/phone.ts'
import {
  form,
  line,
  optionalEmail,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from '../text/text.ts'

/** Longest texts of an analysis: those of the ad it becomes (listing-input.ts). */
export const MAX_AI_TITLE = 120
export const MAX_AI_DESCRIPTION = 5000
export const MAX_AI_FEATURES = 12
const MAX_AI_FEATURE = 200
/** Turns of a talk that are looked at, the newest, and characters of each. */
export const MAX_CHAT_TURNS = 20
const MAX_SENT_TURNS = 200
const MAX_TURN = 8000

/**
 * An ad as the assistant knows it; `suggestedPrice` is null where none can be told: no price is made up. `attributes`:
 * those that its text says, as the ad will have them; they are answered and never sent back.
 */
const AnalysisFields = {
  title: z.string(),
  description: z.string(),
  suggestedCategory: z.string(),
  suggestedPrice: z.nullable(z.string()),
  keyFeatures: z.array(z.string()),
  condition: z.nullable(z.string()),
  attributes: z.exactOptional(AttributeAnswers),
}
export const AiAnalysis = z.object(AnalysisFields)
export type AiAnalysis = z.infer<typeof AiAnalysis>

export const PRICE_KINDS = ['market', 'estimate', 'none'] as const

/** The middle half of what comparable ads ask, as decimals. */
const PriceRange = z.object({ low: decimal(), high: decimal() })

/**
 * The answer to a photo. `priceKind` 'market': `suggestedPrice` is the median of `priceBasis` comparable
 * ads and `priceRange` their middle half; 'estimate': the model's own guess, with `priceBasis` 0.
 */
export const AiPhotoAnalysis = z.object({
  ...AnalysisFields,
  usesLeft: count(),
  priceBasis: count(),
  priceKind: z.enum(PRICE_KINDS),
  priceRange: z.nullable(PriceRange),
})
export type AiPhotoAnalysis = z.infer<typeof AiPhotoAnalysis>

/** `image`: a data URL, raw base64, or the URL of one's own upload. */
export const AnalyzeInput = form({
  image: z.string('Falta la foto').check(z.minLength(1, 'Falta la foto')),
})

export const AiEnhancement = z.object({
  enhancedTitle: z.string(),
  enhancedDescription: z.string(),
  suggestedTags: z.array(z.string()),
})
export type AiEnhancement = z.infer<typeof AiEnhancement>
export const AiEnhancementAnswer = z.extend(AiEnhancement, { usesLeft: count() })
export type AiEnhancementAnswer = z.infer<typeof AiEnhancementAnswer>

export const EnhanceInput = form({
  title: requiredLine(120, 'El título es requerido'),
  description: requiredText(5000, 'La descripción es requerida'),
  category: optionalLine(80),
  additionalDetails: optionalText(1000),
})
export type EnhanceInput = z.infer<typeof EnhanceInput>

/** An analysis as somebody sends it back, changed or not; what else its answer held is dropped. */
export const SentAnalysis = form({
  title: requiredLine(MAX_AI_TITLE, 'El título es requerido'),
  description: requiredText(MAX_AI_DESCRIPTION, 'La descripción es requerida'),
  suggestedCategory: optionalLine(80),
  suggestedPrice: optionalLine(60),
  keyFeatures: z._default(
    z
      .array(line(MAX_AI_FEATURE))
      .check(z.maxLength(MAX_AI_FEATURES, `Usa ${MAX_AI_FEATURES} o menos`)),
    [],
  ),
  condition: optionalLine(40),
})
export type SentAnalysis = z.infer<typeof SentAnalysis>

/** `originalImage`: like the image of an analysis; `clientId` makes it one ad, whatever is sent again. */
export const AiListingInput = form({
  analysis: SentAnalysis,
  originalImage: z.nullish(z.string()),
  categoryId: z.nullish(id('Selecciona una categoría')),
  location: optionalLine(120),
  contactEmail: optionalEmail('Email inválido'),
  contactPhone: optionalPhone(),
  clientId: clientId(),
})
export type AiListingInput = z.infer<typeof AiListingInput>

export const AiChatInput = form({
  message: requiredText(2000, 'Escribe un mensaje'),
  analysis: z.nullish(SentAnalysis),
  conversationHistory: z._default(
    z
      .array(
        form({
          role: z.enum(['user', 'assistant'], 'El rol debe ser user o assistant'),
          content: requiredText(MAX_TURN, 'Escribe un mensaje'),
        }),
      )
      .check(z.maxLength(MAX_SENT_TURNS, 'La conversación es demasiado larga')),
    [],
  ),
})
export type AiChatInput = z.infer<typeof AiChatInput>

/** `analysis`: the ad with what this turn changed in it, null when it changed nothing. */
export const AiChatAnswer = z.object({
  response: z.string(),
  analysis: z.nullable(AiAnalysis),
  usesLeft: count(),
})
export type AiChatAnswer = z.infer<typeof AiChatAnswer>

/** What the assistant may do for a person: `isLocked` when the trial is over and the plan has none. */
export const AssistantAccess = z.object({
  isAvailable: z.boolean(),
  plan: PlanId,
  isLocked: z.boolean(),
  usesLeft: count(),
  /** Uses of the trial, or of a month of the plan. */
  usesLimit: count(),
  /** When the trial ends, or the month of the plan. */
  until: moment(),
})
export type AssistantAccess = z.infer<typeof AssistantAccess>

export type ChatIntent = 'publish' | 'restart' | 'talk'

/**
 * What a typed text asks of the assistant: whole words only, and not when negated
 * ('no lo publiques', 'además').
 */
export function chatIntent(text: string, state: 'confirming' | 'complete'): ChatIntent {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.some((word) => NEGATIONS.has(word))) return 'talk'
  const isQuestion = /[¿?]/.test(text)
  if (state === 'complete') {
    // '¿cómo vendo más rápido?' wants an answer; '¿publicamos otro?' another ad.
    const triggers = isQuestion ? ANOTHER : RESTART
    return words.some((word) => triggers.has(word)) ? 'restart' : 'talk'
  }
  // A question, or a text that asks for a change ('ponle que está perfecto'), is no consent.
  if (isQuestion || words.some((word) => CHANGES.has(word))) return 'talk'
  // 'si' without its accent is mostly 'if': it counts as a yes only when it stands alone.
  const agrees = words.some((word) => PUBLISH.has(word)) || words.join() === 'si'
  return agrees ? 'publish' : 'talk'
}

const PUBLISH = new Set(['sí', 'publicar', 'publícalo', 'publicalo', 'ok', 'okay', 'perfecto'])
const ANOTHER = new Set(['otro', 'otra'])
const RESTART = new Set([...ANOTHER, 'más', 'mas'])
const NEGATIONS = new Set(['no', 'nunca', 'jamás', 'tampoco', 'todavía', 'espera', 'pero'])
const CHANGES = new Set([
  ...['cambia', 'cambiar', 'cámbiale', 'cambiale', 'cámbialo', 'cambialo', 'corrige', 'edita'],
  ...['pon', 'ponle', 'añade', 'añádele', 'agrega', 'agrégale', 'agregale', 'dile'],
  ...['quita', 'quítale', 'quitale', 'baja', 'bájale', 'bajale', 'sube', 'súbele', 'subele'],
])

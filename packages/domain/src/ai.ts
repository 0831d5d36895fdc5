// The assistant: what it is asked and what a valid answer looks like (§3, §7, decision B11).
import * as z from 'zod/mini'
import { optionalPhone } from './phone.ts'
import { id } from './scalar.ts'
import { form, line, optionalEmail, optionalLine, requiredText } from './text.ts'

/** `suggestedPrice` is text and may be a range ('$100-200'), null when none can be told: no price is made up (decision A). */
export const AiAnalysis = z.object({
  title: z.string(),
  description: z.string(),
  suggestedCategory: z.string(),
  suggestedPrice: z.nullable(z.string()),
  keyFeatures: z.array(z.string()),
  condition: z.nullable(z.string()),
})
export type AiAnalysis = z.infer<typeof AiAnalysis>

export const AiEnhancement = z.object({
  enhancedTitle: z.string(),
  enhancedDescription: z.string(),
  suggestedTags: z.array(z.string()),
})
export type AiEnhancement = z.infer<typeof AiEnhancement>

export const EnhanceInput = form({
  title: line(120),
  description: line(5000),
  category: line(80),
  additionalDetails: optionalLine(1000),
})
export type EnhanceInput = z.infer<typeof EnhanceInput>

export const AiListingInput = form({
  analysis: AiAnalysis,
  originalImage: z.nullish(z.string()),
  categoryId: z.optional(id('Selecciona una categoría')),
  location: optionalLine(120),
  contactEmail: optionalEmail('Email inválido'),
  contactPhone: optionalPhone(),
})
export type AiListingInput = z.infer<typeof AiListingInput>

export const AiChatInput = form({
  message: requiredText(2000, 'Escribe un mensaje'),
  analysis: z.nullish(AiAnalysis),
  conversationHistory: z._default(
    z.array(
      z.object({
        role: z.enum(['user', 'assistant'], 'El rol debe ser user o assistant'),
        content: requiredText(4000, 'Escribe un mensaje'),
      }),
    ),
    [],
  ),
})
export type AiChatInput = z.infer<typeof AiChatInput>

export type ChatIntent = 'publish' | 'restart' | 'talk'

/**
 * What a typed text asks of the assistant (§4, decision A): whole words only, and not when negated
 * ('no lo publiques', 'además').
 */
export function chatIntent(text: string, state: 'confirming' | 'complete'): ChatIntent {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.some((word) => NEGATIONS.has(word))) return 'talk'
  if (state === 'complete') return words.some((word) => RESTART.has(word)) ? 'restart' : 'talk'
  // 'si' without its accent is mostly 'if': it counts as a yes only when it stands alone.
  const agrees = words.some((word) => PUBLISH.has(word)) || words.join() === 'si'
  return agrees ? 'publish' : 'talk'
}

const PUBLISH = new Set(['sí', 'publicar', 'publícalo', 'publicalo', 'ok', 'okay', 'perfecto'])
const RESTART = new Set(['otro', 'otra', 'más', 'mas'])
const NEGATIONS = new Set(['no', 'nunca', 'jamás', 'tampoco', 'todavía', 'espera', 'pero'])

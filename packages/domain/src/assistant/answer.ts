// What a model answered, made into what may be shown: data of a known shape, bounded, and no more than was said.
import * as z from 'zod/mini'
import { isAnswer } from '../listings/attributes.ts'
import { CATEGORIES, DEFAULT_CATEGORY_ID, findCategory } from '../listings/category.ts'
import type { Condition } from '../listings/condition.ts'
import { parsePrice, withoutTelephones } from '../prices/parse-price.ts'
import { formatMoney } from '../prices/price.ts'
import { foldText, isBlank } from '../text/writing.ts'
import {
  type AiAnalysis,
  type AiEnhancement,
  type EnhanceInput,
  MAX_AI_FEATURES,
  MAX_AI_TITLE,
  type SentAnalysis,
} from './ai.ts'
import {
  claimsMore,
  hasContact,
  hasMoney,
  keepSentences,
  plainText,
  promisesUnseen,
} from './claims.ts'

/** A photo as the model read it; `searchWords` name the thing, for comparable ads. */
export type PhotoReading = AiAnalysis & { searchWords: string[]; condition: Condition | null }

/** What of an ad a turn of the talk changes. */
export type AdChange = Partial<
  Pick<AiAnalysis, 'title' | 'description' | 'suggestedPrice' | 'suggestedCategory' | 'condition'>
>

const MAX_DESCRIPTION = 2000
const MAX_FEATURE = 80
const MAX_TAGS = 8
const MAX_REPLY = 3000

const RawReading = z.object({
  isForSale: z.boolean(),
  title: z.string(),
  description: z.string(),
  suggestedCategory: z.string(),
  suggestedPrice: z.nullish(z.string()),
  keyFeatures: z.array(z.string()),
  condition: z.nullish(z.string()),
  searchWords: z._default(z.array(z.string()), []),
})

/** Undefined when it is no reading, or one of nothing that could be offered. */
export function readPhotoAnswer(raw: unknown): PhotoReading | undefined {
  const parsed = RawReading.safeParse(raw)
  if (!parsed.success || !parsed.data.isForSale) return undefined
  const { data } = parsed
  const title = tidyTitle(data.title)
  if (title === undefined) return undefined
  const seen = (sentence: string) => !isIntruder(sentence) && !promisesUnseen(sentence)
  const description = keepSentences(plainText(data.description, MAX_DESCRIPTION), seen)
  return {
    title,
    description: description || `${title}.`,
    suggestedCategory: categoryNamed(data.suggestedCategory) ?? nameOf(DEFAULT_CATEGORY_ID),
    suggestedPrice: sanePrice(data.suggestedPrice),
    keyFeatures: shortTexts(data.keyFeatures, MAX_FEATURE, MAX_AI_FEATURES).filter(seen),
    condition: conditionNamed(data.condition),
    searchWords: data.searchWords.filter((word) => /^[\p{L}\p{N}]{1,30}$/u.test(word)).slice(0, 5),
  }
}

const RawEnhancement = z.object({
  enhancedTitle: z.string(),
  enhancedDescription: z.string(),
  suggestedTags: z.array(z.string()),
})

/** The better words, without what the person did not say; where nothing else is left, their own. */
export function readEnhancement(raw: unknown, input: EnhanceInput): AiEnhancement | undefined {
  const parsed = RawEnhancement.safeParse(raw)
  if (!parsed.success) return undefined
  const { data } = parsed
  const said = [input.title, input.description, input.additionalDetails ?? '']
  const isSaid = (text: string) => !isIntruder(text) && !claimsMore(text, said)
  const title = tidyTitle(data.enhancedTitle)
  const description = keepSentences(plainText(data.enhancedDescription, MAX_DESCRIPTION), isSaid)
  return {
    enhancedTitle: title !== undefined && isSaid(title) ? title : input.title,
    enhancedDescription: description || input.description,
    suggestedTags: shortTexts(data.suggestedTags, 30, 50)
      .filter((tag) => /^[\p{L}\p{N} -]+$/u.test(tag) && isSaid(tag))
      .slice(0, MAX_TAGS),
  }
}

const RawChange = z.object({
  title: z.nullish(z.string()),
  description: z.nullish(z.string()),
  price: z.nullish(z.string()),
  category: z.nullish(z.string()),
  condition: z.nullish(z.string()),
})

/**
 * The changes that may be made to `draft`: a price must have been named in the talk (`said`), and no
 * text says more than the draft and the talk do.
 */
export function readChange(
  raw: unknown,
  { draft, said }: { draft: SentAnalysis; said: readonly string[] },
): AdChange {
  const parsed = RawChange.safeParse(raw)
  if (!parsed.success) return {}
  const { title, description, price, category, condition } = parsed.data
  const known = [...said, draft.title, draft.description, ...draft.keyFeatures]
  const isSaid = (text: string) => !isIntruder(text) && !claimsMore(text, known)
  const newTitle = tidyTitle(title ?? '')
  const newPrice = sanePrice(price)
  const newText = keepSentences(plainText(description ?? '', MAX_DESCRIPTION), isSaid)
  const newCategory = categoryNamed(category ?? '')
  const newCondition = conditionNamed(condition)
  return {
    ...(newTitle && isSaid(newTitle) && newTitle !== draft.title && { title: newTitle }),
    ...(newText && newText !== draft.description && { description: newText }),
    ...(newPrice &&
      !claimsMore(newPrice, said.map(withoutTelephones)) && { suggestedPrice: newPrice }),
    ...(newCategory &&
      newCategory !== draft.suggestedCategory && { suggestedCategory: newCategory }),
    ...(newCondition && newCondition !== draft.condition && { condition: newCondition }),
  }
}

const changeFields = {
  title: 'title',
  description: 'description',
  price: 'suggestedPrice',
  category: 'suggestedCategory',
  condition: 'condition',
} as const

/** What a model wanted to change, and may not: as a person names it, 'el precio'. */
export function refusedChanges(raw: unknown, draft: SentAnalysis, change: AdChange): string[] {
  const parsed = RawChange.safeParse(raw)
  if (!parsed.success) return []
  const wanted = Object.entries(changeFields).filter(([sent, field]) => {
    const value = parsed.data[sent as keyof typeof changeFields]
    return value && value !== draft[field] && change[field] === undefined
  })
  return wanted.map(([sent]) => changeNames[sent as keyof typeof changeFields])
}

const changeNames: Record<keyof typeof changeFields, string> = {
  title: 'el título',
  description: 'la descripción',
  price: 'el precio',
  category: 'la categoría',
  condition: 'la condición',
}

/** A piece of talk as it may be shown: plain, and without ways of contact. */
export function readTalk(text: string): string {
  return keepSentences(plainText(text, MAX_REPLY), (sentence) => !hasContact(sentence))
}

/** The condition that a code or a label names: 'Como nuevo' is 'como_nuevo'. */
export function conditionNamed(text: string | null | undefined): Condition | null {
  const wanted = foldText(text ?? '')
    .trim()
    .replace(/\s+/g, '_')
  return isAnswer('condition', wanted) ? wanted : null
}

/** '$100' or '$100-200' out of a text that is a price and nothing else; null for what cannot be one. */
export function sanePrice(text: string | null | undefined): string | null {
  if (!text || !/^[\s$\d.,\-–—]{1,40}$/.test(text)) return null
  const { priceNumeric, priceMax } = parsePrice(text)
  const [low, high] = [Number(priceNumeric), Number(priceMax ?? priceNumeric)]
  if (priceNumeric === null || low < 1 || high > 20_000_000 || high > low * 5) return null
  return high > low ? `${formatMoney(low)}-${formatMoney(high).slice(1)}` : formatMoney(low)
}

/** Ways of contact have their own fields, and so has the price. */
const isIntruder = (text: string) => hasContact(text) || hasMoney(text)

function tidyTitle(text: string): string | undefined {
  const title = plainText(text.replace(/\s+/g, ' '), MAX_AI_TITLE).replace(/[!¡]+/g, '').trim()
  return isBlank(title) || hasContact(title) || hasMoney(title) ? undefined : title
}

function shortTexts(texts: readonly string[], length: number, count: number): string[] {
  const short = texts.slice(0, count).map((text) => plainText(text.replace(/\s+/g, ' '), length))
  return [...new Set(short.filter((text) => !isBlank(text)))]
}

const categoryNamed = (text: string) => findCategory(text)?.name

const nameOf = (id: number) => CATEGORIES.find((each) => each.id === id)?.name ?? 'De Todo'

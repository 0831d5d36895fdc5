import type { AiAnalysis } from '@wepa/domain/assistant/ai'
import { readText } from '@wepa/domain/attributes/read-text'
import { mergeAttributes } from '@wepa/domain/attributes/said'
import { DEFAULT_CATEGORY_ID, findCategory, slugById } from '@wepa/domain/listings/category'

/**
 * The analysis with the attributes that its ad will have: of its words alone, read as those of any ad. The model is not
 * asked for them, for what it says there nobody could see in the text.
 */
export function withAttributes<Analysis extends AiAnalysis>(
  analysis: Analysis,
  now: Date,
): Analysis {
  const { title, description, suggestedPrice: price, suggestedCategory } = analysis
  const category = slugById(findCategory(suggestedCategory)?.id ?? DEFAULT_CATEGORY_ID) ?? 'de-todo'
  const read = readText({ title, description, price, category }, now)
  return { ...analysis, attributes: mergeAttributes(read, {}, category) }
}

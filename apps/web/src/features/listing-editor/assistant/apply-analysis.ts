import type { AiPhotoAnalysis } from '@wepa/domain/assistant/ai'
import { isAnswer } from '@wepa/domain/listings/attributes'
import { findCategory } from '@wepa/domain/listings/category'
import type { TypedListing } from '../../../blocks/listing-fields/typed-listing.ts'

type Filled = Pick<TypedListing, 'title' | 'description' | 'price' | 'categoryId' | 'condition'>

/** The fields of the form that an analysis fills; the price stays empty where none could be told. */
export function fieldsOf(analysis: AiPhotoAnalysis): Filled {
  const category = findCategory(analysis.suggestedCategory)
  return {
    title: analysis.title,
    description: analysis.description,
    price: analysis.suggestedPrice ?? '',
    categoryId: category ? String(category.id) : '',
    condition: isAnswer('condition', analysis.condition) ? analysis.condition : '',
  }
}

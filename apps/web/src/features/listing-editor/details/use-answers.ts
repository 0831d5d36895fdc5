import { attributeKeys, belongs, fitting } from '@wepa/domain/attributes/fitting'
import type { AttributeKey } from '@wepa/domain/attributes/table'
import type { AdAttributes } from '@wepa/domain/attributes/values'
import type { CategorySlug } from '@wepa/domain/listings/category'
import { useWatch } from 'react-hook-form'
import {
  type Answers,
  categoryOf,
  DENIED,
  ownAnswers,
  type TypedAttributes,
} from '../../../blocks/listing-fields/typed-attributes.ts'
import type { ListingForm } from '../listing-form.ts'
import type { Reading } from './text-reader.tsx'

export type AdAnswers = {
  category: CategorySlug | undefined
  typed: TypedAttributes
  /** What the seller answers themselves. */
  own: Answers
  /** What stands on the ad: their answers over what its text says. */
  standing: AdAttributes
}

/** What the form says of the ad's attributes at this moment. */
export function useAnswers<Output>(form: ListingForm<Output>, { values }: Reading): AdAnswers {
  const [categoryId, typed] = useWatch({
    control: form.control,
    name: ['categoryId', 'attributes'],
  })
  const category = categoryOf({ categoryId })
  const own = ownAnswers(typed, category)
  const standing = category ? fitting({ ...values, ...own }, category) : {}
  return { category, typed, own, standing }
}

/** What stands on the ad because its text says it. */
export function readOnly({ standing, own }: AdAnswers): AttributeKey[] {
  return attributeKeys.filter((key) => standing[key] !== undefined && own[key] === undefined)
}

/** What the seller took away of it. */
export function deniedKeys({ typed, own }: AdAnswers): AttributeKey[] {
  return attributeKeys.filter((key) => own[key] === null && typed[key] === DENIED)
}

/** The fields to show: what somebody answered stays as long as it is sent, whatever the text says by now. */
export function shownKeys({ category, own, standing }: AdAnswers): AttributeKey[] {
  if (category === undefined) return []
  return attributeKeys.filter(
    (key) => own[key] !== undefined || belongs(key, category, { ...standing, ...own }),
  )
}

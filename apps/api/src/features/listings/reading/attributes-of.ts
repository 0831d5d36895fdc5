// What stands on an ad of its attributes: of its text and of its seller's own answers.
import { readText } from '@wepa/domain/attributes/read-text'
import type { Said } from '@wepa/domain/attributes/said'
import { mergeAttributes } from '@wepa/domain/attributes/said'
import { READER_VERSION } from '@wepa/domain/attributes/version'
import { slugById } from '@wepa/domain/listings/category'

type Text = { title: string; description: string; price: string | null; categoryId: number }

/** The columns of an ad with this text. `said`: the seller's own answers, whatever the category is now. */
export function attributesOf(text: Text, said: Said, now: Date) {
  const category = slugById(text.categoryId) ?? 'de-todo'
  const attributes = mergeAttributes(readText({ ...text, category }, now), said, category)
  return {
    attributes: JSON.stringify(attributes),
    saidAttributes: JSON.stringify(said),
    attributesVersion: READER_VERSION,
  }
}

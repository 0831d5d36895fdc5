import type { Draft } from '../browser-db/draft.ts'

/** A form that was begun and emptied again; where and how to reach somebody is filled in by itself. */
export function isBlank({ fields, photos }: Draft): boolean {
  const said = [fields.title, fields.description, fields.price]
  return photos.length === 0 && said.every((text) => !text?.trim())
}

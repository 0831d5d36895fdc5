// What ads say of their attributes.
import type { ATTRIBUTES, AttributeKey } from './table.ts'

type Table = typeof ATTRIBUTES

type ValueOf<Entry> = Entry extends { kind: 'flag' }
  ? boolean
  : Entry extends { kind: 'number' }
    ? number
    : Entry extends { kind: 'choice'; isMany: true; choices: infer Choices }
      ? readonly (keyof Choices)[]
      : Entry extends { kind: 'choice'; choices: infer Choices }
        ? keyof Choices
        : string

/** The values of an ad; what it says nothing of is absent. */
export type AttributeValues = { [Key in AttributeKey]?: ValueOf<Table[Key]> | undefined }

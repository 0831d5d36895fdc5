// What ads say of their attributes.
import type { ATTRIBUTES, AttributeKey } from './table.ts'

type Table = typeof ATTRIBUTES

type ValueOf<Entry> = Entry extends { kind: 'flag' }
  ? boolean
  : Entry extends { kind: 'number' }
    ? number
    : Entry extends { kind: 'choice'; isMany: true; choices: infer Choices }
      ? (keyof Choices)[]
      : Entry extends { kind: 'choice'; choices: infer Choices }
        ? keyof Choices
        : string

/** The values of an ad; what it says nothing of is absent. */
export type AttributeValues = { [Key in AttributeKey]?: ValueOf<Table[Key]> | undefined }

/** The same as it is kept and answered: nothing is undefined. */
export type AdAttributes = { [Key in AttributeKey]?: ValueOf<Table[Key]> }

/** What a seller says of the attributes of an ad: null denies what the text seems to say; absent leaves it to the text. */
export type SaidAttributes = { [Key in AttributeKey]?: ValueOf<Table[Key]> | null }

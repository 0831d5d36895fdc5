// Values that many answers hold: written as JSON once, and the text is kept beside them.

/** The texts by their values, as bytes: to write them again is to copy them. Missing until somebody asks. */
const texts = new WeakMap<object, Buffer | undefined>()

/** Freezes a value whose text is worth keeping; `toJson` writes it once. */
export function keepText<Value extends object>(value: Value): Value {
  freeze(value)
  texts.set(value, undefined)
  return value
}

/** What `JSON.stringify` says of an answer. Of a list, items that keep their text are not written again: that is bytes. */
export function toJson(answer: unknown): string | Buffer {
  if (!Array.isArray(answer) || !answer.some((item) => texts.has(item))) {
    return JSON.stringify(answer)
  }
  const pieces = answer.flatMap((item, at) => [at === 0 ? OPEN : COMMA, textOf(item)])
  return Buffer.concat([...pieces, CLOSE])
}

const OPEN = Buffer.from('[')
const COMMA = Buffer.from(',')
const CLOSE = Buffer.from(']')

function textOf(item: unknown): Buffer {
  const isKept = typeof item === 'object' && item !== null && texts.has(item)
  const known = isKept ? texts.get(item) : undefined
  if (known) return known
  const text = Buffer.from(JSON.stringify(item) ?? 'null')
  if (isKept) texts.set(item, text)
  return text
}

function freeze(value: object): void {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) freeze(part)
  }
  Object.freeze(value)
}

// Values that many answers hold: written as JSON once, and the text is kept beside them.

/** The texts by their values; empty until somebody asks. */
const texts = new WeakMap<object, string>()

/** Freezes a value whose text is worth keeping; `toJson` writes it once. */
export function keepText<Value extends object>(value: Value): Value {
  freeze(value)
  texts.set(value, '')
  return value
}

/** What `JSON.stringify` says of an answer. Of a list, items that keep their text are not written again. */
export function toJson(answer: unknown): string {
  if (!Array.isArray(answer) || !answer.some((item) => texts.has(item))) {
    return JSON.stringify(answer)
  }
  return `[${answer.map(textOf).join()}]`
}

function textOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return JSON.stringify(item) ?? 'null'
  const known = texts.get(item)
  if (known) return known
  const text = JSON.stringify(item)
  if (known !== undefined) texts.set(item, text)
  return text
}

function freeze(value: object): void {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) freeze(part)
  }
  Object.freeze(value)
}

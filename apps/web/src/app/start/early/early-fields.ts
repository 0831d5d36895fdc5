// Text that is typed before the program listens: whether the program has lost it, or knows it by now.

type TextField = HTMLInputElement | HTMLTextAreaElement

/** What was typed into a field, and what stood there before. */
export type Typed = { field: TextField; value: string; initial: string }

/** Whether the program has drawn a field as it came, without what was typed in it. */
export function isLost(typed: Typed | undefined): boolean {
  return typed !== undefined && isChanged(typed) && typed.field.value === typed.initial
}

export function isChanged({ field, value }: Typed): boolean {
  return field.value !== value
}

/** React watches the value of a field from then on. */
export function isHydrated(field: TextField): boolean {
  return Object.hasOwn(field, 'value')
}

export function isAnswerable(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Enter' && !event.isComposing
  return event.type === 'pointerdown' || event.type === 'click'
}

export function isComposing(event: Event): boolean {
  return (event instanceof KeyboardEvent || event instanceof InputEvent) && event.isComposing
}

const initials = new WeakMap<Element, string>()

/** What stood in a field before it was first typed in. React writes what is typed later there too. */
export function initialOf(field: TextField): string {
  const initial = initials.get(field) ?? field.defaultValue
  initials.set(field, initial)
  return initial
}

/** Types a value anew. React compares with what it last saw in the field: that has to be something else. */
export function fill(field: TextField | HTMLSelectElement, value: string): void {
  const isThere = field.value === value
  const caret = 'selectionEnd' in field && isThere ? field.selectionEnd : null
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (caret !== null && 'selectionEnd' in field) field.setSelectionRange(caret, caret)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
  // Whoever has gone on to another field wants no suggestions for this one over it.
  if (!hasFocus(field)) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

export function hasFocus(field: Element): boolean {
  return field === document.activeElement
}

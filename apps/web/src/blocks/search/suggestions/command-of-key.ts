import type { Suggestion } from '@wepa/domain/search/suggestions/suggestion'

/** What a key may ask of the list; `actions` are the buttons beside the chosen one. */
export type ListCommand =
  | 'open'
  | 'close'
  | 'clear'
  | 'next'
  | 'previous'
  | 'take'
  | 'remove'
  | 'actions'

type ListState = {
  isOpen: boolean
  chosen: Suggestion | undefined
  field: HTMLInputElement
}

/** What a key means; undefined where the field or the page answers it as ever: letters, Home, Tab, an Enter that searches. */
export function commandOfKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { isOpen, chosen, field }: ListState,
): ListCommand | undefined {
  const name = shiftKey ? `Shift ${key}` : key
  if (!isOpen) return name === 'Escape' && field.value === '' ? undefined : whenClosed[name]
  const command = whenOpen[name]
  if (command) return command
  if (!chosen) return undefined
  // In the middle of the text the arrow goes on with it.
  if (name === 'ArrowRight' && field.selectionStart !== field.value.length) return undefined
  return name === 'Shift Delete' && chosen.kind !== 'own' ? undefined : whenChosen[name]
}

type Commands = Readonly<Record<string, ListCommand>>

const whenClosed: Commands = { ArrowDown: 'open', Escape: 'clear' }
const whenOpen: Commands = { ArrowDown: 'next', ArrowUp: 'previous', Escape: 'close' }
const whenChosen: Commands = { Enter: 'take', ArrowRight: 'actions', 'Shift Delete': 'remove' }

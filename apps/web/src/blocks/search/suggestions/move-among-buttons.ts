import type { KeyboardEvent } from 'react'

/** Arrows move through the buttons beside suggestions; before the first, and by Escape, the way leads back to the field. */
export function moveAmongButtons(
  event: KeyboardEvent<HTMLElement>,
  { back }: { back: () => void },
): void {
  const step = steps[event.key]
  const buttons = shownButtons(event.currentTarget)
  const at = buttons.findIndex((each) => each.matches(':focus'))
  if (at < 0 || (step === undefined && event.key !== 'Escape')) return
  event.preventDefault()
  event.stopPropagation()
  const next = step === undefined ? undefined : buttons[Math.max(at + step, -1)]
  if (next) next.focus()
  else if (step !== 1) back()
}

/** Gives the focus to the first button within an element, if it shows one. */
export function focusFirst(within: Element | null | undefined): void {
  if (within) shownButtons(within)[0]?.focus()
}

function shownButtons(within: Element): HTMLButtonElement[] {
  return [...within.querySelectorAll('button')].filter((each) => each.offsetParent !== null)
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
}

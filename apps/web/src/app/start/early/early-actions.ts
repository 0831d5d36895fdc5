// What a person does before the program listens: shown at once, kept, and done in order once it does. Part of
// the script that stands in every page (starter.ts).
import {
  fill,
  hasFocus,
  initialOf,
  isAnswerable,
  isChanged,
  isComposing,
  isHydrated,
  isLost,
  type Typed,
} from './early-fields.ts'
import { type HeartOutcome, heartOf, turnHeart } from './early-hearts.ts'
import { showNotice } from './early-notice.ts'
import type { StarterWords } from './starter-words.ts'

/** An action on a control, and how to do it again once the program listens. */
type EarlyAction = {
  control: Element
  replay: () => void
  /** What was typed into a field, and what stood there before. */
  typed?: Typed
}

/** Gives the program what was done before it listened. Answers the ads whose hearts the server has got, still shown. */
export type HandOver = (show: ShowHeart) => Promise<number[]>

/** Shows the heart of an ad so, whatever the program has loaded; `undefined`: as it has loaded it. */
type ShowHeart = (listingId: number, isOn: boolean | undefined) => void

type EarlyHearts = Map<HTMLButtonElement, Promise<HeartOutcome>>

declare global {
  interface Window {
    /** Set while a page that came as HTML waits for the program. */
    wepaStarter?: { handOver: HandOver }
  }
}

type Capture = {
  words: StarterWords
  /** Hears of each touch. */
  onTouch?: () => void
  /** Hears of each touch that needs the program. */
  onAction?: () => void
  /** Whether the page is to do what it can without the program: forms that lead to an address are sent by the browser. */
  isAlone?: boolean
  /** Answers an event that needs no program, and whether it was one. */
  takeFirst?: (event: Event) => boolean
}

/**
 * Links work by themselves; presses of buttons, typed text and submitted forms are kept, in their order, and done
 * again when the program listens. If it cannot come, the browser sends the forms, and the person is told.
 */
export function captureActions({ words, onTouch, onAction, isAlone, takeFirst }: Capture): {
  giveUp: () => void
} {
  const kinds = ['pointerdown', 'keydown', 'beforeinput', 'focusin', 'input', 'click', 'submit']
  const actions = keepActions()
  const hearts: EarlyHearts = new Map()
  const takeHeart = (event: Event) => {
    const heart = heartOf(event)
    if (heart && !hearts.has(heart)) hearts.set(heart, turnHeart(heart, words))
    return heart !== undefined
  }
  /** Whether an event is ours to answer, so that nobody else may. */
  const take = (event: Event) => {
    if (takeHeart(event) || takeFirst?.(event)) return true
    const action = isAlone && worksAlone(event) ? undefined : actionOf(event)
    if (!action) return false
    actions.add(action, event.type)
    if (event.type === 'input') return false
    showWaiting(event, action.control)
    onAction?.()
    return true
  }
  const hear = (event: Event) => {
    onTouch?.()
    actions.giveBack(event)
    actions.forgetAnswered(event)
    const isTaken = take(event)
    if (isTaken) event.preventDefault()
    // A menu opens at the first touch: where the program hears that of a press kept for later, the second closes it.
    if (isTaken || isPressBegun(event)) event.stopImmediatePropagation()
  }
  const stop = () => {
    for (const kind of kinds) window.removeEventListener(kind, hear, true)
    delete window.wepaStarter
    showNoWaiting()
  }
  const handOver: HandOver = async (show) => {
    showHearts(hearts, show)
    stop()
    for (const { replay } of actions.all()) replay()
    return settleHearts(hearts, show)
  }
  /** Without a program: hearts work all the same, and what cannot work says so. */
  const answerAlone = (event: Event) => {
    const heart = heartOf(event)
    if (heart) void turnHeart(heart, words)
    else if (takeFirst?.(event)) event.preventDefault()
    else if (actionOf(event)) showNotice(words.failed, window.location.href)
  }
  const giveUp = () => {
    stop()
    window.addEventListener('click', answerAlone)
    const kept = actions.all()
    const form = kept.find(({ control }) => control instanceof HTMLFormElement)
    if (form) form.replay()
    else if (kept.length > 0) showNotice(words.failed, window.location.href)
  }
  for (const kind of kinds) window.addEventListener(kind, hear, true)
  window.wepaStarter = { handOver }
  return { giveUp }
}

/** What was done, in its order. */
function keepActions() {
  let actions: (EarlyAction & { type: string })[] = []
  return {
    all: () => actions,
    /** Impatient taps on one control are one action; one into a field leaves what was typed there. */
    add: (action: EarlyAction, type: string) => {
      actions = actions.filter((known) => known.control !== action.control || known.type !== type)
      actions.push({ ...action, type })
    },
    /** What is typed next goes on where the person was. */
    giveBack: (event: Event) => {
      if (!/^(keydown|beforeinput)$/.test(event.type) || isComposing(event)) return
      actions.find(({ control, typed }) => control === event.target && isLost(typed))?.replay()
    },
    /** Where the program answers a tap or Enter by another text, it knows what was typed: a suggestion, a message sent. */
    forgetAnswered: (event: Event) => {
      if (!isAnswerable(event)) return
      const known = actions.filter(
        ({ typed }) => typed && isHydrated(typed.field) && !isChanged(typed),
      )
      setTimeout(() => {
        const answered = known.filter(({ typed }) => typed && isChanged(typed))
        actions = actions.filter((action) => !answered.includes(action))
      })
    },
  }
}

/** The program has not loaded these hearts yet: the next tap must turn what the person sees. */
function showHearts(hearts: EarlyHearts, show: ShowHeart): void {
  for (const { ariaPressed, value } of hearts.keys()) {
    if (ariaPressed === 'true') show(Number(value), true)
  }
}

/** Waits for what was sent, and answers the saved ones. */
async function settleHearts(hearts: EarlyHearts, show: ShowHeart): Promise<number[]> {
  const saved = []
  for (const [heart, outcome] of hearts) {
    const listingId = Number(heart.value)
    if ((await outcome) === 'saved') {
      saved.push(listingId)
      continue
    }
    show(listingId, undefined)
    // The program keeps in its outbox what could not be sent; by then it has drawn the heart as it was before.
    if ((await outcome) === 'unsent') press(heart)
  }
  return saved
}

/** What the browser does by itself: forms that lead to an address; a field with suggestions is one without, too. */
function worksAlone({ type, target }: Event): boolean {
  if (type === 'submit') return target instanceof Element && target.hasAttribute('action')
  return type === 'click' && target instanceof HTMLInputElement
}

/** The control looks pressed until the program has done what it was asked for. */
function showWaiting(event: Event, control: Element): void {
  document.documentElement.dataset.waiting = ''
  const pressed = event instanceof SubmitEvent ? event.submitter : control
  pressed?.setAttribute('data-pressed', '')
  pressed?.setAttribute('aria-busy', 'true')
}

function showNoWaiting(): void {
  delete document.documentElement.dataset.waiting
  for (const control of document.querySelectorAll('[data-pressed]')) {
    control.removeAttribute('data-pressed')
    control.removeAttribute('aria-busy')
  }
}

/** What an event asks of the program, and how to ask it again. */
function actionOf(event: Event): EarlyAction | undefined {
  const { target, type } = event
  if (!(target instanceof Element)) return undefined
  if (type === 'input') return actionOfField(target)
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const { submitter } = event
    return later(target, (form) => form.requestSubmit(submitter?.isConnected ? submitter : null))
  }
  if (type !== 'click') return undefined
  const control = pressedOf(target)
  // Its suggestions are wanted.
  if (control instanceof HTMLInputElement) {
    return later(control, (field) => hasFocus(field) && field.click())
  }
  return control && later(control, press)
}

/** The button or field with suggestions that a press is for; a button that submits is heard again as its form. */
function pressedOf(target: Element): HTMLButtonElement | HTMLInputElement | undefined {
  const control = target.closest('a[href], button, [role="combobox"]')
  if (control instanceof HTMLInputElement) return control
  if (!(control instanceof HTMLButtonElement)) return undefined
  return control.form !== null && control.type === 'submit' ? undefined : control
}

function isPressBegun({ type, target }: Event): boolean {
  return type === 'pointerdown' && target instanceof Element && pressedOf(target) !== undefined
}

/** Acts on a control, or on the one that by then stands in its place: the same one of as many that have its name. */
function later<Control extends HTMLElement>(
  control: Control,
  act: (control: Control) => unknown,
): EarlyAction {
  const name = nameOf(control)
  const listNamed = () =>
    [...document.querySelectorAll<Control>(control.localName)].filter(
      (each) => nameOf(each) === name,
    )
  const before = listNamed()
  const replay = () => {
    const named = listNamed()
    const successor = named.length === before.length ? named[before.indexOf(control)] : undefined
    const found = control.isConnected ? control : successor
    if (found) act(found)
  }
  return { control, replay }
}

function nameOf(control: HTMLElement): string | null {
  const [named] = ['aria-label', 'name', 'action', 'id'].flatMap(
    (attribute) => control.getAttribute(attribute) || [],
  )
  return named ?? control.textContent
}

function actionOfField(field: Element): EarlyAction | undefined {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked } = field
    return later(field, (box) => {
      box.checked = !checked
      box.click()
    })
  }
  // The HTML of no page has a file field: the program has drawn it, and hears of the files itself.
  if (field instanceof HTMLInputElement && field.type === 'file') return undefined
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  if (!isField) return undefined
  const { value } = field
  if (field instanceof HTMLSelectElement) return later(field, (now) => fill(now, value))
  const typed = { field, value, initial: initialOf(field) }
  return { ...later(field, (now) => fill(now, value)), typed }
}

/** Some controls answer to the pointer, not to the click. */
function press(control: HTMLButtonElement): void {
  const how = { bubbles: true, cancelable: true, composed: true }
  control.dispatchEvent(new PointerEvent('pointerdown', how))
  control.dispatchEvent(new MouseEvent('mousedown', how))
  control.dispatchEvent(new PointerEvent('pointerup', how))
  control.dispatchEvent(new MouseEvent('mouseup', how))
  control.click()
}

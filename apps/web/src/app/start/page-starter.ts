// Starts the program once the page has been painted, and keeps what a person does until it listens. All of it goes
// into the page as text: its functions use each other and the browser, nothing else.

/** What the program needs: names of built files, all fetched at once, some run one after the other. */
export type ProgramFiles = { fetched: readonly string[]; run: readonly string[] }

declare global {
  interface Window {
    /** Set while a page that came as HTML waits for the program. */
    wepaStarter?: { handOver: () => void }
  }
}

/** The script at the end of a page. */
export function starterScript(files: ProgramFiles): string {
  const parts = [
    startWhenPainted,
    untilPainted,
    runProgram,
    keepWishes,
    wishIn,
    wishInField,
    fill,
    press,
  ]
  const argument = JSON.stringify(files).replaceAll('<', '\\u003c')
  return `(()=>{${parts.join('\n')}\n${startWhenPainted.name}(${argument})})()`
}

/**
 * On a slow line the first screen and its largest picture come before the program, so that there is
 * something to see; whoever touches the page before wants the program at once.
 */
function startWhenPainted(files: ProgramFiles): void {
  const wishes = keepWishes(start)
  let isStarted = false
  function start() {
    if (isStarted) return
    isStarted = true
    runProgram(files).catch((error) => {
      wishes.giveUp()
      throw error
    })
  }
  document.currentScript?.remove()
  // Without network everything is here already, and the lists are not in the page.
  if (navigator.onLine) void untilPainted().then(start)
  else start()
  // A picture that hangs must not keep the program away.
  setTimeout(start, 3000)
}

async function untilPainted(): Promise<void> {
  // What is not shown is not painted either.
  if (document.hidden) return
  await new Promise<unknown>((done) => {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true })
    // Should the browser not tell.
    window.addEventListener('load', done)
  })
  const largest = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  await largest?.decode().catch(() => {})
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

async function runProgram({ fetched, run }: ProgramFiles): Promise<void> {
  for (const href of fetched) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
  // Each in a task of its own: a tap or a scroll comes between them.
  for (const file of run) {
    await import(/* @vite-ignore */ file)
    await new Promise((next) => setTimeout(next))
  }
}

type Wish = { control: Element; give: () => void }

/**
 * Links work by themselves; presses of buttons, typed text and sent forms are kept, in their order,
 * and given to the program when it listens. If it cannot come, the browser sends the forms.
 */
function keepWishes(onFirst: () => void): { giveUp: () => void } {
  const kinds = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'submit']
  const wishes = new Map<Element, Wish>()
  const hear = (event: Event) => {
    onFirst()
    const wish = wishIn(event)
    if (!wish) return
    // Impatient taps on one control are one wish.
    wishes.delete(wish.control)
    wishes.set(wish.control, wish)
    if (event.type === 'input') return
    event.preventDefault()
    event.stopImmediatePropagation()
    document.documentElement.dataset.waiting = ''
  }
  const stop = () => {
    for (const kind of kinds) window.removeEventListener(kind, hear, true)
    delete window.wepaStarter
    delete document.documentElement.dataset.waiting
  }
  const handOver = () => {
    stop()
    for (const { control, give } of wishes.values()) if (control.isConnected) give()
  }
  const giveUp = () => {
    stop()
    for (const { control, give } of wishes.values()) if (control instanceof HTMLFormElement) give()
  }
  for (const kind of kinds) window.addEventListener(kind, hear, true)
  window.wepaStarter = { handOver }
  return { giveUp }
}

/** What an event asks of the program, and how to ask it again. */
function wishIn(event: Event): Wish | undefined {
  const { target, type } = event
  if (!(target instanceof Element)) return undefined
  if (type === 'input') return wishInField(target)
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    return { control: target, give: () => target.requestSubmit(event.submitter) }
  }
  if (type !== 'click') return undefined
  const control = target.closest('a[href], button, [role="combobox"]')
  // Its suggestions are wanted.
  if (control instanceof HTMLInputElement) return { control, give: () => control.click() }
  if (!(control instanceof HTMLButtonElement)) return undefined
  // A button that submits is heard again as its form.
  const isSubmitting = control.form !== null && control.type === 'submit'
  return isSubmitting ? undefined : { control, give: () => press(control) }
}

function wishInField(field: Element): Wish | undefined {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked } = field
    const give = () => {
      field.checked = !checked
      field.click()
    }
    return { control: field, give }
  }
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  if (!isField) return undefined
  const { value } = field
  return { control: field, give: () => fill(field, value) }
}

/** Types a value anew. React compares with what it last saw in the field: that has to be something else. */
function fill(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  const caret = 'selectionEnd' in field ? field.selectionEnd : null
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (caret !== null && 'selectionEnd' in field) field.setSelectionRange(caret, caret)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
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

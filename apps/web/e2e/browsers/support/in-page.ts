// What the tests do inside a page: find things as people know them, and see where they are.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type * as Library from '@testing-library/dom'

/** One step to a thing: the words by which it is known, within the thing of the step before. */
export type Step = {
  by: 'label' | 'text' | 'role'
  role?: string
  /** The whole of its words, or with `flags` a regular expression of them. */
  words?: string
  flags?: string
}
export type Path = readonly Step[]

declare global {
  interface Window {
    TestingLibraryDom: typeof Library
    hands: ReturnType<typeof makeHands>
  }
}

/** The expression that puts all this into a page: testing-library, and what stands on it. */
export async function handsScript(): Promise<string> {
  const folder = dirname(
    createRequire(import.meta.url).resolve('@testing-library/dom/package.json'),
  )
  const library = join(folder, 'dist/@testing-library/dom.umd.min.js')
  const code = (await readFile(library, 'utf8')).replace(/^\/\/# .*$/m, '')
  const hands = `const finder = (${makeFinder})(); window.hands = (${makeHands})(finder, (${makeAim})(finder))`
  return `(() => { ${code}\n${hands} })()`
}

/** Finds things. Like all below it runs in the page, and uses nothing of this file but what it is handed. */
function makeFinder() {
  const find = (path: Path): HTMLElement[] => {
    let found = [document.body]
    for (const { by, role = '', words = '', flags } of path) {
      const said = flags === undefined ? words : new RegExp(words, flags)
      found = found.flatMap((root) => {
        const within = window.TestingLibraryDom
        if (by === 'label') return within.queryAllByLabelText(root, said)
        if (by === 'text') return within.queryAllByText(root, said)
        return within.queryAllByRole(root, role, said === '' ? {} : { name: said })
      })
    }
    return found.filter((element) => element.checkVisibility())
  }
  const first = (path: Path): HTMLElement => {
    const [element] = find(path)
    if (!element) throw new Error('not on the screen')
    return element
  }
  return { find, first }
}

type Finder = ReturnType<typeof makeFinder>

/** Finds where a finger reaches things. */
function makeAim({ find, first }: Finder) {
  const isHit = (element: HTMLElement, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y)
    if (!hit || element.matches(':disabled')) return false
    return element.contains(hit) || hit.closest('label')?.control === element
  }

  /** The middle of a thing that stands still for some frames. */
  const spotOf = async (element: HTMLElement): Promise<{ x: number; y: number } | undefined> => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [before] = element.getClientRects()
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame)
    const [after] = element.getClientRects()
    if (!before || !after || before.x !== after.x || before.y !== after.y) return undefined
    const [x, y] = [after.x + after.width / 2, after.y + after.height / 2]
    return isHit(element, x, y) ? { x, y } : undefined
  }

  return async (path: Path): Promise<{ x: number; y: number }> => {
    first(path)
    for (const element of find(path)) {
      const spot = await spotOf(element)
      if (spot) return spot
    }
    throw new Error('moves, is covered or cannot be used')
  }
}

function makeHands({ find, first }: Finder, aim: ReturnType<typeof makeAim>) {
  /** Gives a field the focus, its text marked: what is typed takes its place. */
  const enter = (path: Path): void => {
    const field = first(path)
    field.focus()
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    if (document.activeElement !== field) throw new Error('takes no focus')
  }

  const choose = (path: Path, option: string): void => {
    const field = first(path)
    if (!(field instanceof HTMLSelectElement)) throw new Error('is no list')
    const index = [...field.options].findIndex(({ label }) => label === option)
    if (index < 0) throw new Error(`has no option ${option}`)
    field.selectedIndex = index
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** Makes a file field the one that the driver finds by its selector. */
  const mark = (path: Path): void => {
    for (const old of document.querySelectorAll('[data-e2e]')) old.removeAttribute('data-e2e')
    first(path).setAttribute('data-e2e', '')
  }

  const value = (path: Path): string => {
    const field = first(path)
    return 'value' in field ? String(field.value) : ''
  }

  return {
    aim,
    enter,
    choose,
    mark,
    value,
    count: (path: Path) => find(path).length,
    attribute: (path: Path, name: string) => first(path).getAttribute(name),
  }
}

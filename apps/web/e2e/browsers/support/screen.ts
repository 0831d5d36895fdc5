// A screen as a person uses it, in any browser: things are found by role, label or text, and waited for.
import { setTimeout as sleep } from 'node:timers/promises'
import { handsScript, type Path, type Step } from './in-page.ts'
import type { Tab } from './tab.ts'

/** A string is all the words of a thing, a regular expression a part of them. */
type Words = string | RegExp

const patienceMs = 15_000
const hands = await handsScript()

class Finder {
  readonly tab: Tab
  readonly path: Path

  constructor(tab: Tab, path: Path = []) {
    this.tab = tab
    this.path = path
  }

  getByRole(role: string, name: Words = ''): Thing {
    return new Thing(this.tab, [...this.path, { by: 'role', role, ...spelled(name) }])
  }

  getByLabel(words: Words): Thing {
    return new Thing(this.tab, [...this.path, { by: 'label', ...spelled(words) }])
  }

  getByText(words: Words): Thing {
    return new Thing(this.tab, [...this.path, { by: 'text', ...spelled(words) }])
  }
}

/** What a tab shows. */
export class Screen extends Finder {
  async hasPath(wanted: Words): Promise<void> {
    await soon(`address ${wanted}`, async () => {
      const found = await this.tab.evaluate(() => location.pathname + location.search, undefined)
      const isThere = typeof wanted === 'string' ? found === wanted : wanted.test(found)
      if (!isThere) throw new Error(`the address is ${found}`)
    })
  }
}

/** The first thing that its path leads to. Every call waits until it can be done. */
export class Thing extends Finder {
  async click(): Promise<void> {
    const { x, y } = await this.#soon((path) =>
      this.tab.evaluate((asked) => window.hands.aim(asked), path),
    )
    await this.tab.tap(x, y)
  }

  /** Types a text in the place of what stands in a field. */
  async fill(text: string): Promise<void> {
    await this.#soon(async (path) => {
      await this.tab.evaluate((asked) => window.hands.enter(asked), path)
      await this.tab.type(text)
      const value = await this.tab.evaluate((asked) => window.hands.value(asked), path)
      if (value !== text) throw new Error(`holds ${value}`)
    })
  }

  async choose(option: string): Promise<void> {
    await this.#soon((path) =>
      this.tab.evaluate((asked) => window.hands.choose(asked.path, asked.option), { path, option }),
    )
  }

  async chooseFiles(files: readonly string[]): Promise<void> {
    await this.#soon((path) => this.tab.evaluate((asked) => window.hands.mark(asked), path))
    await this.tab.chooseFiles(files)
  }

  async isSeen(): Promise<void> {
    await this.hasCount((count) => count > 0)
  }

  async isGone(): Promise<void> {
    await this.hasCount((count) => count === 0)
  }

  async hasCount(isRight: (count: number) => boolean): Promise<void> {
    await this.#soon(async (path) => {
      const count = await this.tab.evaluate((asked) => window.hands.count(asked), path)
      if (!isRight(count)) throw new Error(`${count} on the screen`)
    })
  }

  async hasValue(text: string): Promise<void> {
    await this.#soon(async (path) => {
      const value = await this.tab.evaluate((asked) => window.hands.value(asked), path)
      if (value !== text) throw new Error(`holds ${value}`)
    })
  }

  attribute(name: string): Promise<string | null> {
    return this.#soon((path) =>
      this.tab.evaluate((asked) => window.hands.attribute(asked.path, asked.name), { path, name }),
    )
  }

  #soon<Result>(attempt: (path: Path) => Promise<Result>): Promise<Result> {
    const steps = this.path.map(({ by, role, words }) => `${role ?? by} '${words}'`)
    return soon(steps.join(' > '), async () => {
      const { tab, path } = this
      if (!(await tab.evaluate(() => 'hands' in window, undefined))) await tab.run(hands)
      return attempt(path)
    })
  }
}

/** Tries until it works: pages load, become interactive and move while one looks at them. */
async function soon<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + patienceMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what}: ${error}`, { cause: error })
    }
    await sleep(50)
  }
}

function spelled(words: Words): Pick<Step, 'words' | 'flags'> {
  if (typeof words === 'string') return { words }
  return { words: words.source, flags: words.flags }
}

// Firefox, driven over WebDriver BiDi.
import { launch } from 'puppeteer-core'
import { evaluateBy, markedField, phone, type Tab } from './tab.ts'

/** Opens a Firefox with a profile of its own. */
export async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: phone,
    extraPrefsFirefox: { 'intl.accept_languages': 'es-PR, es' },
  })
  const page = await browser.newPage()
  const run = (expression: string) => page.evaluate(expression)
  const version = (await browser.version()).replace('firefox/', '')
  return {
    version,
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    run,
    evaluate: evaluateBy(run),
    tap: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    chooseFiles: async (files) => {
      const field = await page.$(markedField)
      await field?.uploadFile(...files)
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}

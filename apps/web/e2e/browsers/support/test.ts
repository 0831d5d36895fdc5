// The test of a journey: a screen in the browser of the project, and a server before the product that can be away.
import { writeFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { type Front, openFront } from '../../support/front.ts'
import { openFirefox } from './firefox.ts'
import { Screen } from './screen.ts'
import type { Tab } from './tab.ts'
import { openWebkit } from './webkit.ts'

export type BrowserOptions = {
  /** The path of a Firefox; without one the test runs in WebKit. */
  firefox: string | undefined
}

export const test = base.extend<BrowserOptions & { tab: Tab; app: Screen; front: Front }>({
  firefox: [undefined, { option: true }],
  tab: async ({ firefox }, use, info) => {
    const tab = await (firefox ? openFirefox(firefox) : openWebkit())
    await use(tab)
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('screen.png')
      await writeFile(path, await tab.screenshot())
      await info.attach('screen', { path, contentType: 'image/png' })
    }
    await tab.close()
  },
  app: async ({ tab }, use) => {
    await use(new Screen(tab))
  },
  front: async ({ baseURL }, use) => {
    const front = await openFront(baseURL ?? '')
    await use(front)
    await front.close()
  },
})

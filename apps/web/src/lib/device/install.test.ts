// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

/** A browser that may already run the installed app. */
async function start(isInstalled = false) {
  const browser = Object.assign(new EventTarget(), {
    matchMedia: () => ({ matches: isInstalled }),
  })
  vi.stubGlobal('window', browser)
  const install = await import('./install.ts')
  install.watchInstall()
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: vi.fn(async () => {}) })
  return { browser, install, offer, kind: () => install.installWay().kind }
}

test('in the installed app nothing is offered', async () => {
  const { browser, offer, kind } = await start(true)
  browser.dispatchEvent(offer)
  expect(kind()).toBe('none')
})

test('who does not want to hear of it is not asked again, also after a reload', async () => {
  const { browser, install, offer, kind } = await start()
  install.dismissInstall()
  browser.dispatchEvent(offer)
  expect(kind()).toBe('none')
  vi.resetModules()
  expect((await start()).kind()).toBe('none')
})

test('where the browser offers it a press asks, once; else it is told how', async () => {
  const { browser, install, offer, kind } = await start()
  expect(kind()).toBe('hand')
  browser.dispatchEvent(offer)
  const way = install.installWay()
  if (way.kind !== 'prompt') throw new Error('no offer')
  way.ask()
  expect(offer.prompt).toHaveBeenCalledOnce()
  expect(kind()).toBe('hand')
  browser.dispatchEvent(new Event('appinstalled'))
  expect(kind()).toBe('none')
})

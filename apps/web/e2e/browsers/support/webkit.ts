// Debian's WebKitGTK: its small browser on a screen in memory, driven over WebDriver.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@wepa/sandbox/free-port'
import { Builder, By, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { evaluateBy, markedField, phone, type Tab } from './tab.ts'

const keys = { Enter: Key.ENTER }

/** Opens a WebKit that keeps nothing. Its window cannot be narrower than its toolbar, 447 px. */
export async function openWebkit(): Promise<Tab> {
  const screen = spawn('/usr/bin/Xvfb', [
    ...['-displayfd', '1', '-nolisten', 'tcp'],
    ...['-screen', '0', '1024x1280x24'],
  ])
  const [display] = await once(createInterface(screen.stdout), 'line')
  const port = await freePort()
  const server = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    env: { PATH: '/usr/bin:/bin', DISPLAY: `:${display}`, LANG: 'es_PR.UTF-8' },
    stdio: 'ignore',
  })
  const driver = await connect(`http://127.0.0.1:${port}`)
  await driver
    .manage()
    .window()
    .setRect({ ...phone, height: phone.height + 40 })
  const run = (expression: string) => driver.executeScript(`return ${expression}`)
  return {
    version: String((await driver.getCapabilities()).get('browserVersion')),
    goto: (url) => driver.get(url),
    run,
    evaluate: evaluateBy(run),
    tap: (x, y) => {
      const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }
      return driver.actions().move(at).click().perform()
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    chooseFiles: async (files) => {
      await driver.findElement(By.css(markedField)).sendKeys(files.join('\n'))
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit()
      await end(server)
      await end(screen)
    },
  }
}

async function connect(address: string): Promise<WebDriver> {
  const isReady = () =>
    fetch(`${address}/status`).then(
      (response) => response.ok,
      () => false,
    )
  while (!(await isReady())) await sleep(50)
  return await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  await gone
}

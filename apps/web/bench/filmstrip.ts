// What a first visit sees, moment by moment, on a cheap phone and a slow line, as one picture:
// pnpm --filter @wepa/web filmstrip [--network 'Slow 4G'] [--out filmstrip.png] [http://127.0.0.1:3000]
// A row for each page, a frame for each quarter of a second; the frame shows what was drawn last by then.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { type Network, newestListing, phone, slowDown, withBrowser } from './phone.ts'

/** Ms of each frame after the start of the navigation. */
const moments = Array.from({ length: 9 }, (_, index) => 500 + 250 * index)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    network: { type: 'string', default: 'Slow 4G' },
    out: { type: 'string', default: 'filmstrip.png' },
  },
})
const [base = 'http://127.0.0.1:3000'] = positionals
const network: Network = values.network === 'Slow 3G' ? 'Slow 3G' : 'Slow 4G'

type Frame = { at: number; jpeg: string }

await withBrowser(async (browser) => {
  const rows: { path: string; frames: Frame[] }[] = []
  for (const path of ['/', '/search', await newestListing(base)]) {
    rows.push({ path, frames: await film(browser, base + path) })
  }
  await writeFile(values.out, await draw(browser, rows))
  process.stdout.write(`${values.out}\n`)
})

/** Everything that was drawn in the time of the last moment. */
async function film(browser: Browser, url: string): Promise<Frame[]> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await slowDown(page, network)
  const frames: Frame[] = []
  const start = Date.now()
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000 - start, jpeg: data })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 260 })
  void page.goto(url).catch(() => {})
  await page.waitForTimeout(moments.at(-1) ?? 0)
  await context.close()
  return frames
}

async function draw(
  browser: Browser,
  rows: readonly { path: string; frames: readonly Frame[] }[],
): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  const cell = (frames: readonly Frame[], moment: number) => {
    const shown = frames.findLast(({ at }) => at <= moment)
    const picture = shown ? `<img src="data:image/jpeg;base64,${shown.jpeg}" width="170">` : ''
    return `<td>${(moment / 1000).toFixed(2)} s<br>${picture}</td>`
  }
  const lines = rows.map(
    ({ path, frames }) =>
      `<tr><th>${path}</th>${moments.map((moment) => cell(frames, moment)).join('')}</tr>`,
  )
  await page.setContent(
    `<style>body{font:14px sans-serif}td,th{vertical-align:top;padding:2px}img{border:1px solid}</style>
    <table>${lines.join('')}</table>`,
  )
  const picture = await page.locator('table').screenshot()
  await page.close()
  return picture
}

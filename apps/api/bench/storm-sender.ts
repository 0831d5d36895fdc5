// The storm itself, in a process of its own: so many requests a second over kept connections, to loopback alone.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openConnection } from './http-client.ts'

export const stormKinds = ['cookies', 'made-up pages', 'made-up ads', 'made-up filters'] as const
export type StormKind = (typeof stormKinds)[number]
type Storm = { port: number; kind: StormKind; rate: number; seconds: number }
type Blown = { perSecond: number; statuses: Record<string, number> }

const connections = 64

/** Sends a storm from another process; answers what it came to. */
export async function sendStorm(storm: Storm): Promise<Blown> {
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(storm)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (data) => {
    text += data
  })
  await once(child, 'close')
  return JSON.parse(text)
}

async function blow({ port, kind, rate, seconds }: Storm): Promise<Blown> {
  const statuses: Record<string, number> = {}
  const start = performance.now()
  const end = start + seconds * 1000
  let sent = 0
  const walk = async () => {
    const ask = await openConnection(port)
    // Never more than is due by now: the storm keeps its pace, and falls behind where the server does.
    while (performance.now() < end && sent < rate * seconds) {
      if (sent >= ((performance.now() - start) / 1000) * rate) {
        await new Promise((done) => setTimeout(done, 2))
        continue
      }
      sent += 1
      // As browsers do.
      const headers = `Accept-Encoding: gzip, deflate, br\r\n${cookieOf(kind)}`
      const status = await ask(pathOf(kind), headers)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    ask.close()
  }
  await Promise.all(Array.from({ length: connections }, walk))
  return { perSecond: sent / ((performance.now() - start) / 1000), statuses }
}

function pathOf(kind: StormKind): string {
  const chance = Math.floor(Math.random() * 1e9)
  if (kind === 'made-up pages') return `/nada/${chance}`
  if (kind === 'made-up ads') return `/listing/${1_000_000 + chance}`
  return kind === 'made-up filters' ? `/search?minPrice=${chance}` : '/'
}

function cookieOf(kind: StormKind): string {
  return kind === 'cookies' ? `Cookie: __cf_bm=${Math.random()}\r\n` : ''
}

if (import.meta.main) {
  const blown = await blow(JSON.parse(process.argv[2] ?? '{}'))
  process.stdout.write(JSON.stringify(blown))
}

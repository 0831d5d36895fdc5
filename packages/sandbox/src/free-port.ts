import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A loopback port that nobody uses at this moment. It lies below those that the system gives to whoever asks for any
 * (from 32,768 on Linux), so that it gives this one to nobody before it is used; and above 10,080, the highest that
 * `fetch` refuses (https://fetch.spec.whatwg.org/#port-blocking).
 * @throws Error where nothing may listen
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(10_081, 32_768)
    if (await isPortFree(port, '127.0.0.1')) return port
  }
  throw new Error('No port of this machine is free')
}

/** True when this process could listen there now. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, host, () => probe.close(() => answer(true)))
  })
}

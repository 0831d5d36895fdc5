import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A loopback port that nobody uses at this moment. It lies below those that systems give to whoever asks for any, so
 * that nobody is given it between now and its use.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768)
    if (await isPortFree(port, '127.0.0.1')) return port
  }
}

/** True when this process could listen there now. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, host, () => probe.close(() => answer(true)))
  })
}

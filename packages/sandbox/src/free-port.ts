import { createServer } from 'node:net'

/** A loopback port that nobody uses at this moment. */
export function freePort(): Promise<number> {
  return listenOnce(0, '127.0.0.1')
}

/** True when this process could listen there now. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  return listenOnce(port, host).then(
    () => true,
    () => false,
  )
}

function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(port, host, () => {
      const address = probe.address()
      const bound = typeof address === 'object' && address ? address.port : port
      probe.close(() => done(bound))
    })
  })
}

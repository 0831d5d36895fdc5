// A load of GET requests over kept connections, with as little of its own as can be.
import { connect, type Socket } from 'node:net'

/** Times in milliseconds; `failures` are answers other than 200. */
export type Measured = {
  perSecond: number
  median: number
  p99: number
  failures: number
  count: number
}

/** Asks for `path()` again and again over so many connections, each waiting for its answer. */
export async function measure(
  port: number,
  path: () => string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measured> {
  const times: number[] = []
  let failures = 0
  const start = performance.now()
  const end = start + seconds * 1000
  const walk = async () => {
    const ask = await openConnection(port)
    while (performance.now() < end) {
      const asked = performance.now()
      const status = await ask(path())
      times.push(performance.now() - asked)
      if (status !== 200) failures++
    }
    ask.close()
  }
  await Promise.all(Array.from({ length: connections }, walk))
  const took = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    perSecond: times.length / took,
    median: at(0.5),
    p99: at(0.99),
    failures,
    count: times.length,
  }
}

/** One GET whose body is wanted: to prepare a measurement. */
export async function getJson(
  port: number,
  path: string,
): Promise<{ body: unknown; link: string | null }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return { body: await response.json(), link: response.headers.get('link') }
}

/**
 * A kept connection that asks for one path after the other; `headers` are whole lines, and `json` makes it a POST. Answers
 * the status.
 */
export async function openConnection(port: number) {
  const socket = await open(port)
  let received = Buffer.alloc(0)
  let answered: ((status: number) => void) | undefined
  let broken: ((error: Error) => void) | undefined
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const status = completeStatus(received)
    if (status === undefined) return
    received = Buffer.alloc(0)
    answered?.(status)
  })
  socket.on('close', () => broken?.(new Error('the server closed the connection')))
  socket.on('error', (error) => broken?.(error))
  const ask = (path: string, headers = '', json?: string) =>
    new Promise<number>((resolve, reject) => {
      answered = resolve
      broken = reject
      const method = json === undefined ? 'GET' : 'POST'
      const lines = json === undefined ? headers : `${aboutJson(json)}${headers}`
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines}\r\n${json ?? ''}`,
      )
    })
  return Object.assign(ask, { close: () => void socket.destroy() })
}

export type Connection = Awaited<ReturnType<typeof openConnection>>

function aboutJson(json: string): string {
  return `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n`
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })
}

const lastChunk = Buffer.from('0\r\n\r\n')

/** The status of an answer that has arrived whole, by its length or its last chunk. */
function completeStatus(received: Buffer): number | undefined {
  const head = received.indexOf('\r\n\r\n')
  if (head === -1) return undefined
  const lines = received.toString('latin1', 0, head)
  const length = Number(/content-length: (\d+)/i.exec(lines)?.[1] ?? Number.NaN)
  if (/transfer-encoding: chunked/i.test(lines)) {
    return received.subarray(-5).equals(lastChunk) ? Number(lines.slice(9, 12)) : undefined
  }
  if (Number.isNaN(length)) throw new Error(`an answer without a length:\n${lines}`)
  return received.length >= head + 4 + length ? Number(lines.slice(9, 12)) : undefined
}

// A server before the product's own, that can be slow, silent, or bring a new version of the service worker.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

export type Front = {
  url: string
  /** `down` ends every connection; `slow` answers nothing until it passes again. */
  mode: 'passing' | 'slow' | 'down'
  /** A built file that the new version does not have any more; the service worker is then another one. */
  dropped: string | undefined
  close: () => Promise<void>
}

/** Opens one before `target`, on an origin of its own. */
export async function openFront(target: string): Promise<Front> {
  const held: (() => void)[] = []
  const server = createServer((asked, answer) => {
    const pass = () => handOn(new URL(asked.url ?? '/', target), asked, answer, front.dropped)
    if (front.mode === 'down') asked.socket.destroy()
    else if (front.mode === 'slow') held.push(pass)
    else pass()
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  let mode: Front['mode'] = 'passing'
  const front: Front = {
    url: `http://localhost:${port}`,
    get mode() {
      return mode
    },
    set mode(next) {
      mode = next
      if (next === 'passing') for (const pass of held.splice(0)) pass()
    },
    dropped: undefined,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return front
}

function handOn(url: URL, asked: IncomingMessage, answer: ServerResponse, dropped?: string): void {
  const isDropped = dropped !== undefined && url.pathname === dropped
  if (isDropped) return void answer.writeHead(404).end()
  const isWorker = dropped !== undefined && url.pathname === '/service-worker.js'
  const headers = {
    ...asked.headers,
    host: url.host,
    ...(isWorker ? { 'accept-encoding': '' } : {}),
  }
  const passed = request(url, { method: asked.method, headers }, (given) => {
    if (!isWorker) {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
      return
    }
    let code = ''
    given.setEncoding('utf8')
    given.on('data', (text) => {
      code += text
    })
    given.on('end', () => answer.writeHead(200, scriptHeaders).end(withoutFile(code, dropped)))
  })
  passed.on('error', () => answer.destroy())
  asked.pipe(passed)
}

const scriptHeaders = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }

/** The service worker with one file fewer in its list. */
function withoutFile(code: string, path: string): string {
  const name = path.slice(1).replaceAll('.', '\\.').replaceAll('$', '\\$')
  const entry = new RegExp(`\\{[^{}]*["'\`]${name}["'\`][^{}]*\\},?`)
  if (!entry.test(code)) throw new Error(`The service worker does not list ${path}`)
  return code.replace(entry, '')
}

// A stranger's site on this machine with pictures and traps, and a fetcher that may reach this machine alone.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createPhotoFetcher, type PhotoFetcher } from '../../src/gateways/photos/photo-fetcher.ts'

export type PictureSite = {
  /** `http://127.0.0.1:<port>`. */
  origin: string
  /** Paths that were asked for, in order. */
  asked: string[]
  /** What a path answers from now on. */
  serve: (path: string, answer: Answer) => void
  close: () => Promise<void>
}

type Answer =
  | { status?: number; headers?: Record<string, string>; body?: Buffer | string }
  | ((request: IncomingMessage, response: ServerResponse) => void)

/** Answers 404 to what `serve` does not name. */
export async function startPictureSite(): Promise<PictureSite> {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = answers.get(path) ?? { status: 404 }
    if (typeof answer === 'function') return answer(request, response)
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    serve: (path, answer) => void answers.set(path, answer),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Fetches from this machine's own sites, on any port, and from nowhere else. */
export function fetcherOfThisMachine(patience = 10_000): PhotoFetcher {
  return createPhotoFetcher({
    allowsAddress: (address) => address === '127.0.0.1',
    allowsPort: () => true,
    patience,
  })
}

// The stand-ins of the social networks on a port of their own, for tests.
import { createServer } from 'node:http'
import { createSocialDoor } from './door.ts'

export type RunningSocial = { url: string; stop: () => Promise<void> }

export function serveSocial(now: () => Date): Promise<RunningSocial> {
  const door = createSocialDoor(now)
  const server = createServer(async (request, response) => {
    try {
      if (!(await door.handle(request, response))) response.writeHead(404).end()
    } catch {
      response.destroy()
    }
  })
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      done({
        url: `http://127.0.0.1:${port}`,
        stop: () =>
          new Promise((ended) => {
            server.close(() => ended())
            server.closeAllConnections()
          }),
      })
    })
  })
}

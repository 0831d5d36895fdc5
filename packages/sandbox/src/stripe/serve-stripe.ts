// The sandbox's Stripe alone, for tests.
import { createServer } from 'node:http'
import { createStripeDoor, type StripeOptions } from './door.ts'
import type { Tables } from './tables.ts'

export type RunningStripe = {
  url: string
  /** All it knows: for tests that look at it, or make it what no call could. */
  tables: Tables
  stop: () => Promise<void>
}

/** Listens on a free loopback port, in memory unless `file` says otherwise. */
export async function serveStripe(options: Partial<StripeOptions> = {}): Promise<RunningStripe> {
  const door = createStripeDoor({
    file: null,
    webhookUrl: null,
    webhookSecret: 'whsec_sandbox',
    ...options,
  })
  const server = createServer(async (request, response) => {
    if (!(await door.handle(request, response))) response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    tables: door.tables,
    stop: async () => {
      door.stop()
      await new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
    },
  }
}

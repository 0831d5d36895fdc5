// What can happen to the servers.
import { setTimeout as wait } from 'node:timers/promises'
import type { Sweep } from './sweep.ts'

export const processSweeps: readonly Sweep[] = [
  {
    name: 'server-kill',
    lasts: 1,
    serversEnded: 1,
    harm: async (world, seconds) => {
      const [server] = world.servers
      server?.child.kill('SIGKILL')
      await server?.ended
      await wait(seconds * 1000)
      await world.startServer()
      return []
    },
  },
  {
    name: 'one-of-two-killed',
    lasts: 3,
    lastsInTests: 2,
    world: { servers: 2 },
    serversEnded: 1,
    harm: async (world, seconds) => {
      const [server] = world.servers
      server?.child.kill('SIGKILL')
      await wait(seconds * 1000)
      return []
    },
  },
  {
    name: 'one-of-two-stopped',
    lasts: 9,
    lastsInTests: 3,
    world: { servers: 2 },
    serversEnded: 1,
    isUnnoticed: true,
    harm: async (world, seconds) => {
      const [server] = world.servers
      server?.child.kill('SIGTERM')
      await wait(seconds * 1000)
      return server?.child.exitCode === 0 ? [] : ['the server did not end with 0']
    },
  },
  {
    name: 'two-servers-postgres-kill',
    lasts: 5,
    world: { servers: 2 },
    harm: async ({ postgres }, seconds) => {
      postgres.kill()
      await wait(seconds * 1000)
      await postgres.start()
      return []
    },
  },
]

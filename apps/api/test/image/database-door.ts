// The embedded PostgreSQL listens on a socket of this machine's files, which a container does not see: a port for it.
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

export type Door = { url: string; close: () => void }

/** @param url of a database, by its socket */
export async function openDoor(url: string, database: string): Promise<Door> {
  const { searchParams, username } = new URL(url)
  const path = `${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port')}`
  const server = createServer((client) => {
    const inside = connect(path)
    client.pipe(inside).pipe(client)
    client.on('error', () => inside.destroy())
    inside.on('error', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `postgresql://${username}@127.0.0.1:${address.port}/${database}`,
    close: () => void server.close(),
  }
}

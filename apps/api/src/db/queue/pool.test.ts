import { createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startSuite } from '../../../test/harness.ts'
import { poolForQueue } from './pool.ts'

test('a connection that fails says why, without the code for which the library waits', async () => {
  // PostgreSQL while it starts: 57P03.
  const fields = 'SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0'
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () =>
      socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'x', password: 'x', database: 'x' })
  await expect(pool.connect()).rejects.toMatchObject({ code: '57P03' })
  const error: unknown = await poolForQueue(pool)
    .connect()
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ message: 'the database system is starting up' })
  expect(error).not.toHaveProperty('code')
  await pool.end()
  server.close()
})

test('a connection that is given back twice is taken back once', async () => {
  const suite = await startSuite()
  const pool = poolForQueue(suite.database.pool)
  await new Promise<void>((done, fail) => {
    pool.connect((error, _, release) => {
      if (error) return fail(error)
      release()
      release()
      done()
    })
  })
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await suite.close()
})

import { afterEach, expect, it, vi } from 'vitest'
import { downloadFile } from './download-file.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

it('says why a file is refused, in the server’s words', async () => {
  answering(404, { code: 'not_found', message: 'No encontrado' })
  expect(await downloadFile('/api/x', 'x.json')).toBe('No encontrado')
})

it('says in Spanish that the session is over', async () => {
  const message = 'Invalid token: tu sesión terminó. Inicia sesión de nuevo.'
  answering(401, { code: 'invalid_token', message })
  expect(await downloadFile('/api/x', 'x.json')).toMatch(/^Tu sesión terminó/)
})

it('tells a network that is not there from a server in trouble', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  expect(await downloadFile('/api/x', 'x.json')).toMatch(/^No hay conexión/)
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  expect(await downloadFile('/api/x', 'x.json')).toMatch(/^Algo salió mal/)
  answering(504, { message: 'Endpoint request timed out' })
  expect(await downloadFile('/api/x', 'x.json')).toMatch(/^Algo salió mal/)
})

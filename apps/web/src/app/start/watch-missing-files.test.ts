// @vitest-environment jsdom
import { eventually } from '@wepa/domain/test/eventually'
import { afterEach, expect, it, vi } from 'vitest'
import { watchConnection } from '../../lib/device/connection.ts'
import { watchMissingFiles } from './watch-missing-files.ts'

afterEach(() => vi.unstubAllGlobals())

it('announces the return of a server that answers again before it was asked twice', async () => {
  const questions = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(async () => new Response('ok'))
  vi.stubGlobal('fetch', questions)
  const back = vi.fn()
  watchConnection(back)
  watchMissingFiles()
  const payload = new Error('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  await eventually(() => expect(back).toHaveBeenCalledOnce())
  expect(questions).toHaveBeenCalledTimes(2)
})

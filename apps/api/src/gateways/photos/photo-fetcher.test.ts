import { MAX_PHOTO_BYTES } from '@wepa/domain/photos/sent-photo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePng } from '../../../test/pictures.ts'
import {
  fetcherOfThisMachine,
  type PictureSite,
  startPictureSite,
} from '../../../test/servers/picture-site.ts'
import { createPhotoFetcher, FetchRefused } from './photo-fetcher.ts'

let site: PictureSite
beforeAll(async () => {
  site = await startPictureSite()
})
afterAll(() => site.close())

const picture = makePng()
const here = fetcherOfThisMachine()
const refusalOf = (fetcher: typeof here, url: string) =>
  fetcher.fetch(url).then(
    () => 'fetched',
    (error: unknown) => {
      if (!(error instanceof FetchRefused)) throw error
      return `${error.reason}${error.isFinal ? '' : ', for now'}`
    },
  )

describe('an address that is not on the public internet', () => {
  const outside = createPhotoFetcher()
  test.each([
    'http://127.0.0.1/a.jpg',
    'http://127.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.0.0.1/a.jpg',
    'http://0177.0.0.1/a.jpg',
    'http://127.0.0.1./a.jpg',
    'http://0/a.jpg',
    'http://10.0.0.5/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/a.jpg',
    'http://[::]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://[::ffff:7f00:1]/a.jpg',
    'http://[64:ff9b::7f00:1]/a.jpg',
    'http://[fd00::1]/a.jpg',
    'http://１２７.0.0.1/a.jpg',
  ])('%s is never asked', async (url) => {
    expect(await refusalOf(outside, url)).toBe('unreachable')
  })
  test.each(['http://localhost/a.jpg', 'http://localhost./a.jpg'])(
    '%s is not told from a name that leads nowhere',
    async (url) => {
      const nowhere = await refusalOf(outside, 'http://no-hay-tal.invalid/a.jpg')
      expect([await refusalOf(outside, url), nowhere]).toEqual([
        'unreachable, for now',
        'unreachable, for now',
      ])
    },
  )
  test.each([
    'http://8.8.8.8:22/a.jpg',
    'http://8.8.8.8:5432/a.jpg',
    'https://ana:clave@8.8.8.8/a.jpg',
    'ftp://8.8.8.8/a.jpg',
    'file:///etc/passwd',
    'nada',
  ])('%s is refused for what stands in it', async (url) => {
    expect(await refusalOf(outside, url)).toBe('unreachable')
  })
  test('is not reached through a redirect either', async () => {
    let port = 0
    const fetcher = createPhotoFetcher({
      allowsAddress: (address) => address === '127.0.0.1',
      allowsPort: (asked) => asked === port,
      patience: 10_000,
    })
    port = Number(new URL(site.origin).port)
    for (const location of [
      'http://127.0.0.2/a.png',
      `http://[::ffff:127.0.0.2]:${port}/a.png`,
      'http://127.0.0.1:1/a.png',
      'file:///etc/passwd',
      `http://ana@127.0.0.1:${port}/a.png`,
    ]) {
      site.serve('/inside', { status: 302, headers: { location } })
      expect(await refusalOf(fetcher, `${site.origin}/inside`), location).toBe('unreachable')
    }
  })
})

describe('a picture', () => {
  test('comes as it lies there, without saying who asks or where for', async () => {
    let heads: object = {}
    site.serve('/a.png?x=1', (request, response) => {
      heads = request.headers
      response.end(picture)
    })
    expect(await here.fetch(`${site.origin}/a.png?x=1#parte`)).toEqual(picture)
    expect(Object.keys(heads).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
    expect(heads).toMatchObject({ connection: 'close' })
  })
  test('is followed through three redirects and no more', async () => {
    site.serve('/b.png', { body: picture })
    for (const [at, to] of [
      ['/r3', '/b.png'],
      ['/r2', '/r3'],
      ['/r1', `${site.origin}/r2`],
      ['/r0', '/r1'],
      ['/loop', '/loop'],
    ] as const) {
      site.serve(at, { status: 301, headers: { location: to } })
    }
    expect(await here.fetch(`${site.origin}/r1`)).toEqual(picture)
    expect(await refusalOf(here, `${site.origin}/r0`)).toBe('too_many_redirects')
    expect(await refusalOf(here, `${site.origin}/loop`)).toBe('too_many_redirects')
  })
  test.each([
    [404, 'gone'],
    [410, 'gone'],
    [401, 'refused'],
    [403, 'refused'],
    [204, 'refused'],
    [304, 'refused'],
    [408, 'unreachable, for now'],
    [429, 'unreachable, for now'],
    [500, 'unreachable, for now'],
    [503, 'unreachable, for now'],
  ])('behind a %i is %s', async (status, refusal) => {
    site.serve('/status', { status })
    expect(await refusalOf(here, `${site.origin}/status`)).toBe(refusal)
  })
  test('of more than 15 MB is given up, said or not', async () => {
    site.serve('/said', { headers: { 'content-length': `${MAX_PHOTO_BYTES + 1}` } })
    expect(await refusalOf(here, `${site.origin}/said`)).toBe('too_large')
    let sent = 0
    site.serve('/unsaid', (_, response) => {
      const more = () => {
        if (response.destroyed) return
        sent += 1_000_000
        response.write(Buffer.alloc(1_000_000), more)
      }
      more()
    })
    expect(await refusalOf(here, `${site.origin}/unsaid`)).toBe('too_large')
    const whole = sent
    await new Promise((done) => setTimeout(done, 100))
    expect(sent - whole).toBeLessThan(5_000_000)
  })
  test('of exactly 15 MB is taken', async () => {
    const bytes = Buffer.alloc(MAX_PHOTO_BYTES, 7)
    site.serve('/most', { body: bytes })
    expect((await here.fetch(`${site.origin}/most`)).equals(bytes)).toBe(true)
  })
  test('that does not come in time is left for later, wherever it stops', async () => {
    const hurried = fetcherOfThisMachine(300)
    const drip = (_: unknown, response: { write: (text: string) => void; destroyed: boolean }) => {
      const more = () => {
        if (response.destroyed) return
        response.write('x')
        setTimeout(more, 20)
      }
      more()
    }
    site.serve('/silent', () => undefined)
    site.serve('/drips', drip)
    site.serve('/later', { status: 302, headers: { location: '/silent' } })
    for (const path of ['/silent', '/drips', '/later']) {
      const began = performance.now()
      expect(await refusalOf(hurried, `${site.origin}${path}`)).toBe('too_slow, for now')
      expect(performance.now() - began).toBeLessThan(5000)
    }
  })
  test('cut off in the middle is left for later', async () => {
    site.serve('/cut', (_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('x'.repeat(10))
      setTimeout(() => response.destroy(), 20)
    })
    expect(await refusalOf(here, `${site.origin}/cut`)).toBe('unreachable, for now')
  })
  test('of a site that is away is left for later', async () => {
    const gone = await startPictureSite()
    await gone.close()
    expect(await refusalOf(here, `${gone.origin}/a.png`)).toBe('unreachable, for now')
  })
})

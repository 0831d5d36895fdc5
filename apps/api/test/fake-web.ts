// A build of the web that renders next to nothing, for tests of how pages are served.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A build of three screens: one that greets, one that asks for an ad, and ways to fail. */
const renderer = `
export function createRenderer(files) {
  return {
    missingPath: (path) => (path.startsWith('/nada/') ? '/gone' : undefined),
    async render({ href, nonce, call, site, isLight, signIn }) {
      const path = href.split('?')[0]
      const script = '<script nonce="' + nonce + '">' + files.entry + '</script>'
      if (path === '/throws' || path === '/appeal/kaputt') throw new Error('the screen has a bug')
      if (path.startsWith('/gone')) return { status: 404, body: script + 'gone ' + performance.now(), location: null }
      if (path === '/listing/0') return { status: 404, body: 'no such ad ' + performance.now(), location: null }
      if (path === '/moved') return { status: 307, body: '', location: '/' }
      if (path === '/search') {
        const answer = await call({ type: 'query', path: 'listings.search', input: { limit: -1 } })
        return { status: 500, body: '', location: null, failure: { error: answer.error, status: Number(new URLSearchParams(href.split('?')[1]).get('q')) } }
      }
      if (signIn) return { status: 200, body: JSON.stringify({ href, signIn }), location: null }
      if (path.startsWith('/slow/') || path === '/search/slow') await new Promise((done) => setTimeout(done, 100))
      if (path === '/counted') {
        const answer = await call({ type: 'query', path: 'listings.search', input: { search: href.split('q=')[1] } })
        return { status: 200, body: answer.error ? answer.error.message : 'found', location: null }
      }
      if (path.startsWith('/listing/')) {
        const answer = await call({ type: 'query', path: 'listings.get', input: { id: Number(path.slice(9)) } })
        return { status: answer.error ? answer.error.data.httpStatus : 200, body: JSON.stringify(answer), location: null }
      }
      globalThis.renderings = (globalThis.renderings ?? 0) + 1
      return { status: 200, body: script + href + site.renderedAt + script + (isLight ? 'light' : '') + (site.storms ?? []).map(({ reason }) => 'storm ' + reason), location: null }
    },
  }
}`

/** Writes it. @returns its folder, for the setting `webDist`; whoever asked removes it */
export async function writeFakeWeb(): Promise<string> {
  const webDist = await mkdtemp(join(tmpdir(), 'wepa-web-'))
  await mkdir(join(webDist, 'server'))
  await mkdir(join(webDist, 'client/.vite'), { recursive: true })
  await writeFile(join(webDist, 'server/entry-server.js'), renderer)
  await writeFile(join(webDist, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(webDist, 'client/.vite/manifest.json'), '{"entry":"start()"}')
  await writeFile(
    join(webDist, 'client/shell.html'),
    '<script src="/theme.js"></script><script src="/a.js"></script><body>empty shell</body>',
  )
  return webDist
}

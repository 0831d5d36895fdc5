// The web's build, met at run time: its folder comes from the settings, nothing of it is imported.
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SignInState } from '@wepa/domain/people/form-session'
import type { Storm } from '@wepa/domain/storms/storm'
import * as z from 'zod/mini'
import type { Deps } from '../../context.ts'
import { toRefusal } from '../../errors.ts'
import { makeNonce } from '../http/security.ts'
import type { Page } from './cache.ts'
import type { PageCall, PageCallAnswer } from './calls.ts'
import { makePageBody, type PageBody } from './page-body.ts'

type PageRequest = {
  href: string
  nonce: string
  site: { origin: string; renderedAt: string; storms?: Storm[] }
  call: (call: PageCall) => Promise<PageCallAnswer>
  signal: AbortSignal
  isLight: boolean
  signIn?: SignInState | undefined
}

const renderedPage = z.object({
  status: z.int(),
  body: z.string(),
  location: z.nullable(z.string()),
  failure: z.optional(z.object({ error: z.unknown(), status: z.nullable(z.int()) })),
})

export type BuiltWeb = {
  /** The page without content, which the browser fills. */
  shell: PageBody
  render: (request: PageRequest) => Promise<z.infer<typeof renderedPage>>
  /** For a path without a page: the one to be rendered for all such paths. */
  missingPath: (path: string) => string | undefined
}

const renderer = z.object({
  render: z.custom<(request: PageRequest) => unknown>(isFunction),
  missingPath: z.custom<BuiltWeb['missingPath']>(isFunction),
})
const entry = z.object({
  createRenderer:
    z.custom<(files: unknown, sizes: ReadonlyMap<string, number>) => unknown>(isFunction),
})

/** @returns undefined when the web has not been built */
export async function loadBuiltWeb(webDist: string): Promise<BuiltWeb | undefined> {
  const entryPath = join(webDist, 'server/entry-server.js')
  if (!existsSync(entryPath)) return undefined
  const { createRenderer } = entry.parse({ ...(await import(pathToFileURL(entryPath).href)) })
  const files = await readFile(join(webDist, 'client/.vite/manifest.json'), 'utf8')
  const sizes = await sizesOfAssets(join(webDist, 'client'))
  const { render, missingPath } = renderer.parse(createRenderer(JSON.parse(files), sizes))
  return {
    shell: shellBody(await readFile(join(webDist, 'client/shell.html'), 'utf8')),
    render: async (request) => renderedPage.parse(await render(request)),
    missingPath,
  }
}

/** Bytes of each built file as most browsers get it: with Brotli where the build left that beside it. By URL. */
async function sizesOfAssets(client: string): Promise<Map<string, number>> {
  const names = await readdir(join(client, 'assets')).catch(() => [])
  const sizes = new Map<string, number>()
  // The compressed file comes after its own in the order of names, and in its place.
  for (const name of names.filter((each) => !each.endsWith('.gz')).sort()) {
    const { size } = await stat(join(client, 'assets', name))
    sizes.set(`/assets/${name.replace(/\.br$/, '')}`, size)
  }
  return sizes
}

/** The first script carries the nonce, as on a rendered page: what writes a style element finds it there. */
function shellBody(html: string): PageBody {
  const nonce = makeNonce()
  return makePageBody(html.replace('<script ', `<script nonce="${nonce}" `), nonce)
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

/** The empty page, which the browser may fill. */
export function shellPage(
  { shell }: Pick<BuiltWeb, 'shell'>,
  { clock }: Pick<Deps, 'clock'>,
  status: number,
): Page {
  const renderedAt = clock.now().toISOString()
  return { status, body: shell, renderedAt, isShell: true, location: null, isKept: false }
}

/**
 * For a page that is not rendered, since too many wait or this visitor has too much rendered.
 * @throws what failed, where that is a bug
 */
export function refusedPage(
  web: Pick<BuiltWeb, 'shell'>,
  deps: Pick<Deps, 'clock'>,
  error: unknown,
): Page {
  const { status, code, retryAfter } = toRefusal(error)
  if (code === 'internal') throw error
  return { ...shellPage(web, deps, status), retryAfter }
}

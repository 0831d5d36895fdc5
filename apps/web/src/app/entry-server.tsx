// The renderer the API server loads from the build: an address in, a page of HTML out.
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import type { SignInState } from '@wepa/domain/people/form-session'
import { renderToString } from 'react-dom/server'
import { fetchLightParts } from '../blocks/light-mode/light-parts.tsx'
import type { Site } from '../lib/head/site.ts'
import { type CallProcedure, inProcessLink, statusOf } from './in-process-link.ts'
import { fetchPhotoSizes } from './photo-sizes.ts'
import { type BuiltFiles, routeAssets } from './route-assets.ts'
import { type AppRouter, createAppRouter } from './router.tsx'
import { missingPath } from './shared-missing.ts'
import { starterScript } from './start/early/page-starter.ts'

export type PageRequest = {
  /** Path and search. */
  href: string
  site: Site
  /** Marks the page's inline scripts as ours. */
  nonce: string
  call: CallProcedure
  signal: AbortSignal
  /** Without pictures, fonts and program (docs/product/light-mode.md). */
  isLight: boolean
  /** What the page for signing in says to one person alone. */
  signIn?: SignInState | undefined
}

/** `failure` is set when the page could not be rendered; the body is then not worth showing. */
export type RenderedPage = {
  status: number
  body: string
  location: string | null
  failure?: { error: unknown; status: number | null }
}

/**
 * Reads the build's manifest once; the renderer then serves any number of requests.
 * @param sizes bytes of each built file as it is sent, by its URL
 */
export function createRenderer(files: BuiltFiles, sizes: ReadonlyMap<string, number>) {
  const assets = routeAssets(files, sizes)
  const routes = createAppRouter({ links: [], site: { origin: '', renderedAt: '' } })
  return {
    render: (request: PageRequest) => renderPage(request, assets),
    missingPath: (path: string) => missingPath(routes, path),
  }
}

async function renderPage(
  page: PageRequest,
  assets: ReturnType<typeof routeAssets>,
): Promise<RenderedPage> {
  let failure: RenderedPage['failure']
  const programOf = (router: AppRouter) =>
    assets.program(router.stores.matches.get().map(({ routeId }) => routeId))
  const prepareLight = async (router: AppRouter) => {
    router.options.context.site.light = { programBytes: programOf(router).bytes }
    await Promise.all([fetchLightParts(), fetchPhotoSizes(router)])
  }
  const respond = createRequestHandler({
    request: new Request(new URL(page.href, `${page.site.origin}/`), { signal: page.signal }),
    getRouterManifest: () => assets.manifest,
    createRouter: () =>
      createAppRouter({
        links: [inProcessLink(page.call)],
        // Heads are made before the program is known.
        site: {
          ...page.site,
          ...(page.isLight && { light: { programBytes: 0 } }),
          ...(page.signIn && { signIn: page.signIn }),
        },
        beforePacking: page.isLight ? prepareLight : page.site.storms && fetchLightParts,
        nonce: page.nonce,
      }),
  })
  const response = await respond(async ({ router, responseHeaders }) => {
    const status = getSsrStatus(router)
    if (status >= 500) {
      const error = router.stores.matches.get().find((match) => match.status === 'error')?.error
      failure = { error, status: statusOf(error) }
      return new Response(null, { status })
    }
    const html = renderToString(<RouterServer router={router} />)
    const body = await transformHtmlStringWithRouter(router, html)
    const script = starterScript(programOf(router), router.options.context.site)
    return new Response(withScript(body, script, page.nonce), { status, headers: responseHeaders })
  })
  return {
    status: response.status,
    body: await response.text(),
    location: response.headers.get('location'),
    ...(failure && { failure }),
  }
}

/** Puts an inline script at the end of the page; it takes itself out again before React compares. */
function withScript(body: string, script: string, nonce: string): string {
  const end = body.lastIndexOf('</body>')
  return `${body.slice(0, end)}<script nonce="${nonce}">${script}</script>${body.slice(end)}`
}

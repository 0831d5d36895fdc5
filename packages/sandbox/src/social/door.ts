// The sandbox's social networks: Facebook and Instagram under /graph, Bluesky under /bluesky, and the posts as pages.
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { html, page } from '../server/html.ts'
import type { ProviderDoor } from '../server/sandbox-server.ts'
import { send, shown } from '../server/send.ts'
import { answerBluesky } from './bluesky.ts'
import { answerGraph, networkOf } from './graph.ts'
import type { Reply } from './reply.ts'
import { createWorld, type Network, takeTrouble, type World } from './world.ts'

const Lever = z.object({
  network: z.enum(['facebook', 'instagram', 'bluesky']),
  status: z.int(),
  times: z.int(),
  isDoneAnyway: z._default(z.boolean(), false),
})

type Asked = { url: URL; method: string; body: Buffer; request: IncomingMessage; base: string }

export function createSocialDoor(now: () => Date): ProviderDoor {
  const world = createWorld(now)
  return {
    rows: () =>
      world.posts.toReversed().map(
        ({
          network,
          id,
          at,
          isRemoved,
          text,
        }) => html`<tr><td>${at.toISOString()}</td><td>${network}</td>
<td><a href="/social/${network}/${id}">${text.split('\n')[0] ?? ''}</a>${isRemoved ? ' (retirada)' : ''}</td></tr>`,
      ),
    async handle(request, response) {
      const base = `http://${request.headers.host ?? '127.0.0.1'}`
      const url = new URL(request.url ?? '/', base)
      if (!/^\/(graph|bluesky|social|sandbox\/social)(\.json)?(\/|$)/.test(url.pathname))
        return false
      const body = await readBody(request)
      await answer(world, { url, method: request.method ?? 'GET', body, request, base }, response)
      return true
    },
  }
}

async function answer(world: World, asked: Asked, response: ServerResponse): Promise<void> {
  const { url, method } = asked
  const isCall = /^\/(graph|bluesky\/xrpc)\//.test(url.pathname)
  if (isCall) sendJson(response, await answerCall(world, asked))
  else if (url.pathname === '/sandbox/social.json') {
    sendJson(response, { status: 200, body: listPosts(world) })
  } else if (url.pathname === '/sandbox/social' && method === 'POST') {
    sendJson(response, pullLever(world, asked.body))
  } else showPost(world, url, response)
}

async function answerCall(world: World, asked: Asked): Promise<Reply> {
  const { network, step } = route(world, asked)
  const trouble = takeTrouble(world, network)
  if (!trouble) return step()
  if (trouble.isDoneAnyway) await step()
  return { status: trouble.status, body: { error: 'Trouble' } }
}

function pullLever(world: World, body: Buffer): Reply {
  const lever = Lever.safeParse(JSON.parse(body.toString('utf8')))
  if (lever.success) world.troubles.push(lever.data)
  return { status: lever.success ? 200 : 400, body: {} }
}

function route(
  world: World,
  asked: Asked,
): { network: Network; step: () => Promise<Reply> | Reply } {
  const { url, method, body, request, base } = asked
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const name = /^\/bluesky\/xrpc\/([\w.]+)$/.exec(url.pathname)?.[1]
  const query = url.searchParams
  if (name !== undefined) {
    return { network: 'bluesky', step: () => answerBluesky(world, { name, query, body, token }) }
  }
  const path = url.pathname.replace(/^\/graph\/v[\d.]+\//, '')
  const call = { method, path, query, form: undefined, token, base }
  return {
    network: networkOf(call),
    step: async () => answerGraph(world, { ...call, form: await readForm(request, body) }),
  }
}

/** By the platform's own reader: a form may hold a file. */
async function readForm(request: IncomingMessage, body: Buffer): Promise<FormData | undefined> {
  const type = request.headers['content-type']
  if (!type || body.length === 0) return undefined
  const headers = { 'content-type': type }
  return new Response(Uint8Array.from(body), { headers }).formData().catch(() => undefined)
}

function listPosts(world: World): object {
  return world.posts.map(({ picture, ...post }) => ({ ...post, pictureBytes: picture.length }))
}

/** A post as people find it; Bluesky's own addresses are longer. */
function showPost(world: World, { pathname }: URL, response: ServerResponse): void {
  const own = /^\/social\/(\w+)\/([\w.]+)$/.exec(pathname)
  const key = /^\/bluesky\/profile\/[^/]+\/post\/(\w+)$/.exec(pathname)?.[1]
  const [network, id] = own ? [own[1], own[2]] : ['bluesky', key]
  const post = world.posts.find((each) => each.network === network && each.id === id)
  if (!post || post.isRemoved) {
    send(response, shown(page('No existe', html`<p>Aquí no hay una publicación.</p>`), 404))
    return
  }
  const source = `data:image/jpeg;base64,${post.picture.toString('base64')}`
  send(
    response,
    shown(
      page(
        `Publicación en ${post.network}`,
        html`<img src="${source}" alt="" style="max-width:30rem;width:100%"><pre>${post.text}</pre>`,
      ),
    ),
  )
}

function sendJson(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

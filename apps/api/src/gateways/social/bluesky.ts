// The marketplace's Bluesky account, by the AT protocol. A post's key is chosen by us, so that a second try finds the first.
import * as z from 'zod/mini'
import { patience, type SocialKey, type SocialNetwork, SocialRefusal } from './network.ts'

/** `url` of the server, without a slash at the end. */
export type BlueskyOptions = { url: string; handle: string; password: string }

const Session = z.object({ did: z.string(), accessJwt: z.string() })
const Upload = z.object({ blob: z.unknown() })
const Failure = z.object({ error: z.optional(z.string()) })

const collection = 'app.bsky.feed.post'
/** A token of a session lasts about two hours. */
const sessionLasts = 30 * 60_000

type Session = z.infer<typeof Session>
type Call = {
  method: string
  body?: string | Uint8Array<ArrayBuffer>
  type?: string
  token?: string
}

export function createBluesky({ url, handle, password }: BlueskyOptions): SocialNetwork {
  let kept: { session: Session; until: number } | undefined
  const call = (name: string, { method, body, type, token }: Call) =>
    fetch(`${url}/xrpc/${name}`, {
      method,
      ...(body !== undefined && { body }),
      headers: {
        ...(type && { 'content-type': type }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
  const signIn = async (): Promise<Session> => {
    if (kept && kept.until > Date.now()) return kept.session
    const body = JSON.stringify({ identifier: handle, password })
    const asked = { method: 'POST', body, type: 'application/json' }
    const session = Session.parse(
      await readAnswer(await call('com.atproto.server.createSession', asked)),
    )
    kept = { session, until: Date.now() + sessionLasts }
    return session
  }
  const post = async (name: string, body: object, { accessJwt: token }: Session) => {
    const asked = { method: 'POST', body: JSON.stringify(body), type: 'application/json', token }
    return readAnswer(await call(name, asked), () => {
      kept = undefined
    })
  }
  const shownAt = (rkey: string) => ({
    id: rkey,
    url: `${webOf(url)}/profile/${handle}/post/${rkey}`,
  })
  return {
    name: 'bluesky',
    find: async ({ key }) => {
      const { did } = await signIn()
      const rkey = recordKey(key)
      const query = new URLSearchParams({ repo: did, collection, rkey })
      const response = await call(`com.atproto.repo.getRecord?${query}`, { method: 'GET' })
      if (response.status === 404 || response.status === 400) return undefined
      await readAnswer(response)
      return shownAt(rkey)
    },
    post: async ({ key, shortText, address, alt, picture, size }) => {
      const session = await signIn()
      const upload = { method: 'POST', body: Uint8Array.from(picture), type: 'image/jpeg' }
      const uploaded = await call('com.atproto.repo.uploadBlob', {
        ...upload,
        token: session.accessJwt,
      })
      const { blob: image } = Upload.parse(await readAnswer(uploaded))
      const rkey = recordKey(key)
      const record = {
        $type: collection,
        text: shortText,
        langs: ['es'],
        createdAt: key.begunAt.toISOString(),
        facets: [linkIn(shortText, address)],
        embed: {
          $type: 'app.bsky.embed.images',
          images: [{ alt, image, aspectRatio: size }],
        },
      }
      const body = { repo: session.did, collection, rkey, record }
      await post('com.atproto.repo.createRecord', body, session)
      return shownAt(rkey)
    },
    remove: async (rkey) => {
      const session = await signIn()
      await post('com.atproto.repo.deleteRecord', { repo: session.did, collection, rkey }, session)
    },
  }
}

/** Where in the text the address stands, in bytes of UTF-8, so that it can be tapped. */
function linkIn(text: string, address: string) {
  const byteStart = Buffer.byteLength(text.slice(0, text.indexOf(address)))
  return {
    index: { byteStart, byteEnd: byteStart + Buffer.byteLength(address) },
    features: [{ $type: 'app.bsky.richtext.facet#link', uri: address }],
  }
}

const alphabet = '234567abcdefghijklmnopqrstuvwxyz'

/** A TID: 53 bits of microseconds and 10 of a number, as 13 characters that sort. The same for the same post. */
export function recordKey({ id, begunAt }: SocialKey): string {
  let rest = (BigInt(begunAt.getTime()) * 1000n + BigInt(id % 1000)) * 1024n + BigInt(id % 1024)
  let key = ''
  for (let place = 0; place < 13; place += 1) {
    key = `${alphabet[Number(rest % 32n)]}${key}`
    rest /= 32n
  }
  return key
}

/** People read what stands on Bluesky's own server at another address; elsewhere it is the server's. */
function webOf(url: string): string {
  return url === 'https://bsky.social' ? 'https://bsky.app' : url
}

/** @throws SocialRefusal for what will be answered again; else an Error, after `forget` where the session is over */
async function readAnswer(response: Response, forget?: () => void): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body
  const error = Failure.safeParse(body).data?.error ?? 'nothing more'
  const words = `Bluesky answered ${response.status}, ${error.slice(0, 40)}`
  const isOver = error === 'ExpiredToken' || error === 'InvalidToken'
  if (isOver) forget?.()
  const isPassing = isOver || response.status >= 500 || response.status === 429
  throw isPassing ? new Error(words) : new SocialRefusal(words)
}

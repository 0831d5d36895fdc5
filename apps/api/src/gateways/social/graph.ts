// The Graph API, by which Facebook and Instagram are spoken to. The token goes in a header: addresses end up in logs.
import * as z from 'zod/mini'
import { patience, SocialRefusal } from './network.ts'

/** `url` with its version, without a slash at the end. */
export type GraphOptions = { url: string; token: string }

export type Graph = {
  get: <T>(path: string, fields: string, shape: z.ZodMiniType<T>) => Promise<T>
  post: <T>(path: string, body: FormData | URLSearchParams, shape: z.ZodMiniType<T>) => Promise<T>
  /** Also where nothing is. */
  remove: (path: string) => Promise<void>
}

export const Id = z.object({ id: z.string() })

const Failure = z.object({
  error: z.object({
    code: z.optional(z.number()),
    error_subcode: z.optional(z.number()),
    is_transient: z.optional(z.boolean()),
  }),
})

/** Codes of a moment: unknown, service, too many calls of the app, the user, the page, in a short time. */
const passing: ReadonlySet<number> = new Set([1, 2, 4, 17, 32, 341, 613])
/** 'Unsupported request: the object does not exist'. */
const missing = 100

export function createGraph({ url, token }: GraphOptions): Graph {
  const ask = (path: string, init: RequestInit) =>
    fetch(`${url}/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
  return {
    get: async (path, fields, shape) => {
      const response = await ask(`${path}${path.includes('?') ? '&' : '?'}fields=${fields}`, {})
      return shape.parse(await readAnswer(response))
    },
    post: async (path, body, shape) =>
      shape.parse(await readAnswer(await ask(path, { method: 'POST', body }))),
    remove: async (path) => {
      const response = await ask(path, { method: 'DELETE' })
      if (response.status === 404) return
      await readAnswer(response, { isFineWhenMissing: true })
    },
  }
}

/** @throws SocialRefusal for what will be answered again; else an Error. Neither holds what was sent. */
async function readAnswer(
  response: Response,
  { isFineWhenMissing = false } = {},
): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body
  const { data } = Failure.safeParse(body)
  const { code, error_subcode: subcode, is_transient: isTransient } = data?.error ?? {}
  if (isFineWhenMissing && code === missing && subcode === 33) return undefined
  const words = `the Graph API answered ${response.status}, code ${code ?? 'none'}`
  const isPassing =
    isTransient ||
    response.status >= 500 ||
    response.status === 429 ||
    (code !== undefined && passing.has(code))
  throw isPassing ? new Error(words) : new SocialRefusal(words)
}

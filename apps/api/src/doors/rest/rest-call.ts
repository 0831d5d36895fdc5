// The shape of a documented call: what it takes, what it answers, and the one procedure behind it.
import type { TokenScope } from '@wepa/domain/developers/api-token'
import type { ErrorCode } from '@wepa/domain/error'
import type * as z from 'zod/mini'
import type { Caller } from '../router.ts'

export type Schema = z.ZodMiniType

/** What a call's `run` is given. Procedures validate; here payloads only have the type lent to them. */
export type RestRequest<Body extends Schema, Query extends Schema> = {
  caller: Caller
  body: z.input<Body>
  query: z.input<Query>
  /** A number of the path; what is none leads nowhere: 404 with `code`. */
  id: (name?: string, code?: ErrorCode) => number
  /** A text of the path. */
  text: (name: string) => string
  /** The items of a page; the way to the next one goes into `Link`. */
  page: <Item>(page: { items: Item[]; nextCursor: string | null }) => Item[]
  header: (name: string, value: string) => void
  /** Answers with another status than the call's own. */
  status: (status: 200 | 201 | 400) => void
}

export type RestCallOptions<Body extends Schema, Query extends Schema> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** As documented: `/api/users/{id}`. */
  path: string
  /** Its `{id}` is a text: `report-12`. */
  hasTextId?: boolean
  /** One sentence for the readable page. */
  summary: string
  tag: string
  access: 'everyone' | 'member' | 'admin'
  /** What a program's token needs for it; without one tokens are refused, unless the call is for everyone. */
  scope?: TokenScope
  body?: Body
  query?: Query
  answer: Schema
  status?: 200 | 201
  /** Bytes of the body; 1 MB where nothing else is said. */
  bodyLimit?: number
  /** The body is a form with one file: each part reaches `run` by its name, the file as bytes. */
  isMultipart?: boolean
  /** Answers the pieces of a JSON text one after the other: for what is too large to hold. */
  isStreamed?: boolean
  /** For how many seconds anybody may keep its answer: where that is the same for all. Unless given, nobody keeps it. */
  keptFor?: number
  /** Honors `Idempotency-Key`: never where the answer holds a secret, since answers are kept. */
  isOnce?: boolean
  run: (request: RestRequest<Body, Query>) => Promise<unknown>
}

/** A call whose own types are closed in: ready to be registered and documented with all others. */
export type RestCall = Omit<RestCallOptions<Schema, Schema>, 'run'> & {
  /** Runs with a body and query as they came. */
  run: (
    request: Omit<RestRequest<Schema, Schema>, 'body' | 'query'>,
    raw: RawInput,
  ) => Promise<unknown>
}

export type RawInput = { body: unknown; query: unknown }

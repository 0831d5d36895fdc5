import * as z from 'zod/mini'
import type { RestCall, RestCallOptions, Schema } from './rest-call.ts'

/**
 * Defines one documented call. Its `run` is a line: call the procedure, answer what it answers.
 * Body and query reach the procedure as they came, and are validated there, once, for both doors.
 */
export function defineCall<Body extends Schema = Schema, Query extends Schema = Schema>(
  call: RestCallOptions<Body, Query>,
): RestCall {
  const bodyType = z.custom<z.input<Body>>()
  const queryType = z.custom<z.input<Query>>()
  return {
    ...call,
    run: (request, raw) =>
      call.run({ ...request, body: bodyType.parse(raw.body), query: queryType.parse(raw.query) }),
  }
}

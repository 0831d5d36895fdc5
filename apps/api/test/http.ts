// Requests to the whole server, without a network.
import type { FastifyInstance } from 'fastify'
import type { Suite } from './harness.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type RequestOptions = {
  token?: string
  /** Sent as JSON; a string is sent as it is. */
  body?: object | string
  headers?: Record<string, string>
}

/** One request. `json` is the parsed answer, or undefined when it is none. */
export async function request(
  app: FastifyInstance,
  method: Method,
  url: string,
  { token, body, headers = {} }: RequestOptions = {},
) {
  const response = await app.inject({
    method,
    url,
    ...(body !== undefined && { payload: body }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    json: isJson && response.body ? response.json() : undefined,
  }
}

/** Somebody who registered over tRPC, with their password and a token that works. */
export async function register(suite: Suite, extra: object = {}) {
  const tag = Math.random().toString(36).slice(2, 12)
  const input = {
    username: `u_${tag}`,
    email: `u_${tag}@ejemplo.pr`,
    password: `Clave-${tag}`,
    fullName: `Prueba ${tag}`,
    ...extra,
  }
  return { ...input, ...(await suite.asVisitor().auth.register(input)) }
}

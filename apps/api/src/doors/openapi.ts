// The OpenAPI document: written from the same calls and schemas that answer.
import { Category } from '@wepa/domain/listings/category-schema'
import { Listing, ListingDetail } from '@wepa/domain/listings/listing-schema'
import { PublicProfile, PublicUser, SelfUser } from '@wepa/domain/people/user'
import * as z from 'zod/mini'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import { Failure } from './rest/answers.ts'
import type { RestCall } from './rest/rest-call.ts'

/** Entities that many calls speak of: named once in the document. */
const entities = { Category, Failure, Listing, ListingDetail, PublicProfile, PublicUser, SelfUser }

/** OpenAPI 3.1 of the documented calls. */
export function describeCalls(calls: readonly RestCall[], baseUrl: string): object {
  const paths: ZodOpenApiPathsObject = {}
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) }
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Wepa',
      version: '1.0.0',
      description:
        'Clasificados de Puerto Rico. JSON en UTF-8; decimales como texto, horas en ISO 8601 (UTC). ' +
        'Junto a cada foto `….webp` está la misma en `….avif`. Las listas largas llevan `limit` y `cursor` ' +
        'y responden `Link: <…>; rel="next"`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    paths,
    components: {
      schemas: entities,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'El token de login o register' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Un token de programa (`wepa_…`), del plan Business; cada llamada dice qué permiso pide',
        },
      },
    },
  })
}

function operationOf(call: RestCall): ZodOpenApiOperationObject {
  const json = 'application/json'
  const sent = call.isMultipart ? 'multipart/form-data' : json
  const query = call.query && { query: asObject(call.query) }
  return {
    operationId: operationId(call),
    summary: call.summary,
    tags: [call.tag],
    ...(call.access !== 'everyone' && { security: securityOf(call) }),
    requestParams: {
      path: pathParameters(call),
      ...query,
      ...(call.isOnce && { header: z.object({ 'Idempotency-Key': z.optional(z.uuid()) }) }),
    },
    ...(call.body && {
      // No body is the same as an empty one.
      requestBody: {
        required: !z.safeParse(call.body, {}).success,
        content: { [sent]: { schema: call.body } },
      },
    }),
    responses: {
      [String(call.status ?? 200)]: {
        description: 'Hecho',
        content: { [json]: { schema: call.answer } },
      },
      default: { description: 'Rechazado', content: { [json]: { schema: Failure } } },
    },
  }
}

/** OpenAPI 3.1 lets roles stand where OAuth has its scopes. */
function securityOf({ scope }: RestCall) {
  return [{ session: [] }, ...(scope ? [{ token: [scope] }] : [])]
}

/** `{…id}` are positive integers unless the call says otherwise, the rest is text. */
function pathParameters({ path, hasTextId }: RestCall) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const typeOf = (name: string) =>
    /id$/i.test(name) && !hasTextId ? z.int().check(z.positive()) : z.string()
  return z.object(Object.fromEntries(names.map((name) => [name, typeOf(name)])))
}

/** The parameters before rules resolve them: the object at the entrance of a pipe. */
function asObject(schema: z.core.$ZodType): z.core.$ZodObject {
  if (schema instanceof z.core.$ZodObject) return schema
  if (schema instanceof z.core.$ZodPipe) return asObject(schema._zod.def.in)
  throw new Error('query parameters are an object')
}

function operationId({ method, path }: RestCall): string {
  const words = path.replace('/api/', '').replace(/[{}]/g, '').split(/[/-]/)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

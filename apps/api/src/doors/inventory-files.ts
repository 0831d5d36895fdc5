// Tables and ZIPs of inventories, and tables of their metrics: files that are sent and fetched as they are, too large for JSON.
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { TokenScope } from '@wepa/domain/developers/api-token'
import { DomainError, type ErrorCode } from '@wepa/domain/error'
import { AnalyticsFileQuery } from '@wepa/domain/insights/business-analytics-schema'
import { analyticsFileName } from '@wepa/domain/insights/business-analytics-words'
import {
  ABSENT_ADS,
  MAX_PHOTO_ZIP_BYTES,
  MAX_SHEET_BYTES,
  SHEET_FORMATS,
} from '@wepa/domain/inventory/import'
import { TemplateQuery } from '@wepa/domain/inventory/import-schema'
import { MAX_INTEGER } from '@wepa/domain/scalar'
import type { TeamRole } from '@wepa/domain/teams/team'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Deps, MemberContext } from '../context.ts'
import { writeArchive } from '../features/archive/write-archive.ts'
import { exportAnalytics } from '../features/business-analytics/export-analytics.ts'
import { addPhotos } from '../features/imports/add-photos.ts'
import { startFromArchive } from '../features/imports/start-from-archive.ts'
import { startImport, tooLarge } from '../features/imports/start-import.ts'
import {
  exportInventory,
  makeTemplate,
  type SheetFile,
} from '../features/inventory/export-inventory.ts'
import { noteWork } from '../team-log.ts'
import { requireSession } from '../trpc.ts'
import { contextOfCall } from './http/call-context.ts'
import { contextOf } from './http/request-context.ts'

const second = 1000
const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const StartQuery = z.object({
  name: z._default(z.string(), 'inventario'),
  absent: z._default(z.enum(ABSENT_ADS), 'keep'),
})
const ExportQuery = z.object({ format: z._default(z.enum(SHEET_FORMATS), 'csv') })

/**
 * `POST /api/inventory/imports?name=&absent=` with the table as its body, `PUT /api/inventory/imports/<id>/photos` with a
 * ZIP, `POST /api/inventory/archives` with an archive of one's own data; `GET /api/users/<id>/archive`, `GET /api/inventory/export?format=` and `GET /api/inventory/template?template=&format=`,
 * `GET /api/users/<id>/business-analytics/export?part=&days=`.
 */
export async function registerInventoryFiles(app: FastifyInstance, deps: Deps): Promise<void> {
  app.get('/api/inventory/export', async (request, reply) => {
    const ctx = await memberOf(deps, { request, reply, scope: 'read', least: 'reader' })
    await ctx.limiter.consume('export', { account: ctx.session.userId })
    const file = await exportInventory(ctx, read(ExportQuery, request.query))
    return sendSheet(reply, file, 'wepa-inventario')
  })
  app.get('/api/inventory/template', async (request, reply) => {
    const ctx = await contextOf(deps, request)
    const query = read(TemplateQuery, request.query)
    return sendSheet(reply, makeTemplate(ctx, query), `wepa-plantilla-${query.template}`)
  })
  app.get<{ Params: { id: string } }>('/api/users/:id/archive', async (request, reply) => {
    const ctx = await memberOf(deps, { request, reply })
    await ctx.limiter.consume('export', { account: ctx.session.userId })
    const zip = writeArchive(ctx, { id: idOf(request.params.id) })
    return send(reply, { type: 'application/zip', pieces: zip }, 'wepa-mis-datos.zip')
  })
  app.get<{ Params: { id: string } }>(
    '/api/users/:id/business-analytics/export',
    async (request, reply) => {
      const ctx = await memberOf(deps, { request, reply, scope: 'read', least: 'reader' })
      const { part, days } = read(AnalyticsFileQuery, request.query)
      // Of prices each ad is a search of its own.
      const limit = part === 'prices' ? 'export' : 'search'
      await ctx.limiter.consume(limit, { account: ctx.session.userId })
      const id = idOf(request.params.id, 'not_found')
      const pieces = await exportAnalytics(ctx, { id, part, days })
      return send(reply, { type: types.csv, pieces }, analyticsFileName(part, days))
    },
  )
  await app.register(async (files) => {
    // Any bytes, as they come: what they are is told by what is in them.
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    const sent = { handlerTimeout: 170 * second, bodyLimit: MAX_PHOTO_ZIP_BYTES }
    files.post('/api/inventory/imports', sent, async (request, reply) => {
      const ctx = await memberOf(deps, { request, reply, scope: 'ads', least: 'seller' })
      await ctx.limiter.consume('import', { account: ctx.session.userId })
      const { name, absent } = read(StartQuery, request.query)
      const bytes = await readAll(bodyOf(request), MAX_SHEET_BYTES)
      const started = await noteWork(ctx, { call: 'imports.start', subjectId: null }, () =>
        startImport(ctx, { bytes, fileName: name, absent }),
      )
      return reply.code(201).send(started)
    })
    files.post('/api/inventory/archives', sent, async (request, reply) => {
      const ctx = await memberOf(deps, { request, reply })
      await ctx.limiter.consume('import', { account: ctx.session.userId })
      const started = await withFile(bodyOf(request), (path) => startFromArchive(ctx, { path }))
      return reply.code(201).send(started)
    })
    files.put<{ Params: { id: string } }>(
      '/api/inventory/imports/:id/photos',
      sent,
      async (request, reply) => {
        const ctx = await memberOf(deps, { request, reply, scope: 'ads', least: 'seller' })
        await ctx.limiter.consume('import', { account: ctx.session.userId })
        const id = idOf(request.params.id)
        const note = { call: 'imports.addPhotos', subjectId: id }
        return withFile(bodyOf(request), (path) =>
          noteWork(ctx, note, () => addPhotos(ctx, { id, path })),
        )
      },
    )
  })
}

type Asked = {
  request: FastifyRequest
  reply: FastifyReply
  /** What a token needs. */
  scope?: TokenScope
  /** What somebody of a team needs. */
  least?: TeamRole
}

async function memberOf(
  deps: Deps,
  { request, reply, scope, least }: Asked,
): Promise<MemberContext> {
  const { method, routeOptions } = request
  const path = (routeOptions.url ?? '').replaceAll(/:(\w+)/g, '{$1}')
  const ctx = await contextOfCall(deps, request, reply, { method, path, scope })
  return { ...ctx, session: requireSession(ctx, least) }
}

type Sent = { type: string; pieces: AsyncIterable<string | Buffer> }

function sendSheet(reply: FastifyReply, { format, pieces }: SheetFile, name: string): FastifyReply {
  return send(reply, { type: types[format], pieces }, `${name}.${format}`)
}

function send(reply: FastifyReply, { type, pieces }: Sent, name: string): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('vary', 'authorization')
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(pieces, { objectMode: false }))
}

/** @throws DomainError validation */
function read<T extends z.ZodMiniType>(schema: T, query: unknown): z.infer<T> {
  const { data, error } = schema.safeParse(query)
  if (error) throw new DomainError('validation', { message: error.issues[0]?.message ?? '' })
  return data
}

function bodyOf({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body
  throw new DomainError('validation', { message: 'Falta el archivo.' })
}

async function readAll(body: Readable, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > most) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Keeps a body on disk while `work` looks at it. @throws DomainError too_large */
async function withFile<T>(body: Readable, work: (path: string) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `wepa-zip-${randomUUID()}`)
  try {
    await pipeline(body, upTo(MAX_PHOTO_ZIP_BYTES), createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

function upTo(most: number) {
  return async function* (parts: AsyncIterable<Buffer>) {
    let size = 0
    for await (const part of parts) {
      size += part.length
      if (size > most) {
        throw new DomainError('too_large', { message: 'El ZIP pasa de 500 MB: divídelo.' })
      }
      yield part
    }
  }
}

function idOf(text: string, code: ErrorCode = 'import_not_found'): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > MAX_INTEGER) throw new DomainError(code)
  return id
}

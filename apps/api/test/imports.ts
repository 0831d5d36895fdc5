// Steps of the tests about inventories that come in as tables.
import { InventoryImport } from '@wepa/domain/inventory/import-schema'
import { ZipFile } from 'yazl'
import type { Caller } from '../src/doors/router.ts'
import { type Suite, startSuite } from './harness.ts'
import { register } from './http.ts'
import { fetcherOfThisMachine, startPictureSite } from './servers/picture-site.ts'

export type ImportSteps = Awaited<ReturnType<typeof startImports>>

type Seller = Awaited<ReturnType<typeof register>>

/** A suite whose pictures and feeds come from a site on this machine, and what is done there. */
export async function startImports() {
  const site = await startPictureSite()
  const fetcher = fetcherOfThisMachine()
  const suite = await startSuite({ overrides: { photoFetcher: fetcher, sheetFetcher: fetcher } })
  const bytes = await bytesOf(suite)
  return {
    ...stepsOf(suite, bytes),
    suite,
    site,
    bytes,
    close: async () => {
      await suite.close()
      await site.close()
    },
  }
}

type Sent = { token?: string; body?: Buffer | string }

/** Requests whose bodies are files. */
async function bytesOf(suite: Suite) {
  const app = await suite.app()
  return async (method: 'POST' | 'PUT' | 'GET', url: string, { token, body }: Sent = {}) => {
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/octet-stream' }),
      },
      ...(body !== undefined && { payload: body }),
    })
    return { status: response.statusCode, headers: response.headers, raw: response.rawPayload }
  }
}

type More = { absent?: string; zips?: Buffer[] }
type Table = Buffer | string

function stepsOf(suite: Suite, bytes: Awaited<ReturnType<typeof bytesOf>>) {
  const as = ({ user }: Seller): Caller => suite.asUser({ id: user.id, role: 'user' })
  const send = async (seller: Seller, table: Table, { absent = 'keep', zips = [] }: More = {}) => {
    const { token } = seller
    const url = `/api/inventory/imports?name=autos.csv&absent=${absent}`
    const { raw } = await bytes('POST', url, { token, body: table })
    const started = InventoryImport.parse(JSON.parse(raw.toString()))
    for (const body of zips) {
      await bytes('PUT', `/api/inventory/imports/${started.id}/photos`, { token, body })
    }
    return started
  }
  const read = async (seller: Seller, table: Table, more: More = {}) => {
    const { id } = await send(seller, table, more)
    await as(seller).imports.read({ id })
    await suite.workOffQueue()
    return as(seller).imports.get({ id })
  }
  return {
    as,
    /** Sends a table, and ZIPs; answers the import, which is open. */
    send,
    /** Has a table read: nothing is changed yet. */
    read,
    /** Reads and confirms a table; answers how it ended. */
    import: async (seller: Seller, table: Table, more: More = {}) => {
      const { id, state } = await read(seller, table, more)
      if (state === 'ready') await as(seller).imports.confirm({ id })
      await suite.workOffQueue()
      return as(seller).imports.get({ id })
    },
    /** Somebody on the Business plan, unless told. */
    seller: async (plan: 'business' | 'pro' = 'business') => {
      const person = await register(suite)
      const plans = suite.deps.db.updateTable('personPlans').set({ plan })
      await plans.where('userId', '=', person.user.id).execute()
      return person
    },
    rows: async (seller: Seller, id: number) => as(seller).imports.rows({ id }),
    /** The problems of each row that has some, as 'column: message'. */
    problems: async (seller: Seller, id: number) => {
      const rows = await as(seller).imports.rows({ id, state: 'failed' })
      return rows.map(({ number, issues }) => ({
        number,
        issues: issues.map(({ column, message }) => `${column}: ${message}`),
      }))
    },
    inventory: async (seller: Seller) =>
      (await as(seller).inventory.list({ order: 'oldest' })).items,
  }
}

export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/** A table of these columns as CSV; each row is its cells. */
export function csvOf(headers: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  return [headers, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')
}

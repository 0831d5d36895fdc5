// What is read of a compose file.
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import * as z from 'zod/mini'

const Build = z.pipe(
  z.union([z.string(), z.object({ context: z.string(), target: z.optional(z.string()) })]),
  z.transform((build) =>
    typeof build === 'string' ? { context: build, target: undefined } : build,
  ),
)
const Service = z.object({
  build: z.optional(Build),
  image: z.optional(z.string()),
  restart: z.optional(z.string()),
  healthcheck: z.optional(z.unknown()),
  logging: z.optional(z.unknown()),
  environment: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  env_file: z.optional(z.array(z.object({ path: z.string(), required: z.optional(z.boolean()) }))),
  extra_hosts: z.optional(z.array(z.string())),
  volumes: z.optional(z.array(z.string())),
})
const ComposeFile = z.object({ services: z.record(z.string(), Service) })

export type ComposeService = z.output<typeof Service>
export type ReadCompose = { text: string; services: Record<string, ComposeService> }

export async function readCompose(file: string): Promise<ReadCompose> {
  const text = await readFile(file, 'utf8')
  return { text, ...ComposeFile.parse(parse(text, { merge: true })) }
}

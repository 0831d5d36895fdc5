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
/** How a service names a config or a secret. */
const Source = z.pipe(
  z.union([z.string(), z.object({ source: z.string() })]),
  z.transform((given) => (typeof given === 'string' ? given : given.source)),
)
/** What it holds, where no file does. */
const Held = z.object({
  content: z.optional(z.string()),
  environment: z.optional(z.string()),
})
const Service = z.object({
  build: z.optional(Build),
  image: z.optional(z.string()),
  command: z.optional(z.union([z.string(), z.array(z.string())])),
  read_only: z.optional(z.boolean()),
  configs: z.optional(z.array(Source)),
  secrets: z.optional(z.array(Source)),
  restart: z.optional(z.string()),
  healthcheck: z.optional(z.unknown()),
  logging: z.optional(z.unknown()),
  mem_limit: z.optional(z.string()),
  ulimits: z.optional(z.object({ nofile: z.number() })),
  environment: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  env_file: z.optional(z.array(z.object({ path: z.string(), required: z.optional(z.boolean()) }))),
  extra_hosts: z.optional(z.array(z.string())),
  volumes: z.optional(z.array(z.string())),
})
const ComposeFile = z.object({
  services: z.record(z.string(), Service),
  configs: z.optional(z.record(z.string(), Held)),
  secrets: z.optional(z.record(z.string(), Held)),
})

export type ComposeService = z.output<typeof Service>
export type ReadCompose = z.output<typeof ComposeFile> & { text: string }

export async function readCompose(file: string): Promise<ReadCompose> {
  const text = await readFile(file, 'utf8')
  return { text, ...ComposeFile.parse(parse(text, { merge: true })) }
}

// What is wrong with a compose file, as far as nothing has to run for it.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DCLinter } from 'dclint'
import { type ComposeService, type ReadCompose, readCompose } from './compose-shape.ts'
import type { Settings } from './env-file.ts'
import { findSettingFaults } from './server-settings.ts'

/**
 * Answers one line for each fault.
 * @param given what the file is told by the environment, or by `.env`
 */
export async function findComposeFaults(file: string, given: Settings): Promise<string[]> {
  const faults = findFormFaults(file)
  // Of a file of the wrong form nothing else can be said.
  if (faults.length > 0) return faults
  const compose = await readCompose(file)
  const services = Object.entries(compose.services)
  const folder = dirname(file)
  const each = services.flatMap(([name, service]) => [
    findCareFaults(folder, name, service),
    findPathFaults(folder, service),
  ])
  return [
    ...(await Promise.all(each)).flat(),
    ...services.flatMap(([name, service]) => findCopyFaults(compose, name, service)),
    ...findNameFaults(compose, given),
    ...findSettingFaults(environmentOf(compose, 'api', given)),
  ]
}

/** By the schema of the Compose specification, and the rules of dclint that find mistakes. */
function findFormFaults(file: string): string[] {
  const linter = new DCLinter({
    rules: {
      // What we build has a name too, by which the other machines can pull it.
      'no-build-and-image': 0,
    },
    quiet: true,
    debug: false,
    exclude: [],
  })
  return linter
    .lintFiles([file], false)
    .flatMap(({ messages }) => messages)
    .filter(({ type }) => type === 'error')
    .map(({ line, message, rule }) => `line ${line}: ${message} (${rule})`)
}

/** What Docker has to know to keep it running. */
async function findCareFaults(folder: string, name: string, service: ComposeService) {
  const image = await readDockerfile(folder, service)
  const needed = {
    restart: service.restart !== undefined,
    healthcheck: service.healthcheck !== undefined || /^HEALTHCHECK /m.test(image),
  }
  const missing = Object.entries(needed).filter(([, isThere]) => !isThere)
  return missing.map(([what]) => `${name} has no ${what}`)
}

/** Files and folders that are not there, and stages that a Dockerfile does not have. */
async function findPathFaults(folder: string, service: ComposeService): Promise<string[]> {
  const { build, volumes = [], env_file: files = [] } = service
  const mounted = volumes.map((volume) => volume.split(':')[0] ?? '')
  const needed = files.filter(({ required }) => required !== false)
  const paths = [
    ...mounted.filter((path) => path.startsWith('.')),
    ...needed.map(({ path }) => path),
  ]
  const faults = paths
    .filter((path) => !existsSync(join(folder, path)))
    .map((path) => `${path} is not there`)
  if (!build) return faults
  const image = await readDockerfile(folder, service)
  if (image === '') return [...faults, `${build.context} has no Dockerfile`]
  const hasStage = !build.target || new RegExp(` AS ${build.target}$`, 'm').test(image)
  return hasStage ? faults : [...faults, `${build.context}/Dockerfile has no stage ${build.target}`]
}

/** Compose copies what is in no file into the container, and Docker refuses that where the container is read-only. */
function findCopyFaults(compose: ReadCompose, name: string, service: ComposeService): string[] {
  if (!service.read_only) return []
  const copied = (['configs', 'secrets'] as const).flatMap((kind) =>
    (service[kind] ?? []).filter((source) => {
      const { content, environment } = compose[kind]?.[source] ?? {}
      return content !== undefined || environment !== undefined
    }),
  )
  return copied.map((source) => `${name} is read-only, and ${source} is no file`)
}

async function readDockerfile(folder: string, { build }: ComposeService): Promise<string> {
  if (!build) return ''
  return readFile(join(folder, build.context, 'Dockerfile'), 'utf8').catch(() => '')
}

/** Without these a file is refused, or works with an empty value. */
function findNameFaults({ text }: ReadCompose, given: Settings): string[] {
  const names = new Set(Array.from(text.matchAll(/\$\{(\w+)(?!\w|:-)/g), ([, name]) => name ?? ''))
  return [...names].filter((name) => !given[name]).map((name) => `${name} is not given`)
}

/** The environment of a service as Compose would make it. */
export function environmentOf(compose: ReadCompose, service: string, given: Settings): Settings {
  const environment = compose.services[service]?.environment ?? {}
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, interpolate(String(value), given)]),
  )
}

/** `${NAME}`, `${NAME:-what else}` and `${NAME:?why it is needed}`. */
function interpolate(text: string, given: Settings): string {
  return text.replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name, kind, rest) => given[name] || (kind === '-' ? rest : ''),
  )
}

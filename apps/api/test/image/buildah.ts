// The image built as Docker would, by Buildah, which needs no service. What is FROM there cannot be fetched everywhere: bases of
// the same names are made here, of Debian's own packages and the Node that this project pins.
import { execFile } from 'node:child_process'
import { chmod, copyFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@wepa/sandbox/env'
import * as z from 'zod/mini'
import { findMirror } from '../debian/find-mirror.ts'

const run = promisify(execFile)
const mostOutput = 1 << 26

const debian = 'docker.io/library/debian:bookworm-slim'
const node = 'docker.io/library/node:24.21.0-bookworm-slim'
const certificates = '/etc/ssl/certs/ca-certificates.crt'

/** What the image says of itself. */
const Config = z.object({
  User: z.string(),
  WorkingDir: z.string(),
  Env: z.array(z.string()),
  Cmd: z.array(z.string()),
})
const Inspected = z.object({
  OCIv1: z.object({ config: Config }),
  Docker: z.object({ config: z.object({ Healthcheck: z.object({ Test: z.array(z.string()) }) }) }),
})
export type ImageConfig = z.output<typeof Config> & { healthcheck: readonly string[] }

/** Builds `Dockerfile` under this name, with bases that are here or are made now. */
export async function buildImage(name: string, say: (line: string) => void): Promise<void> {
  if (!(await has(debian))) {
    say('Making the base with debootstrap…')
    await makeDebian()
  }
  if (!(await has(node))) await makeNode()
  say('Building…')
  // Docker's format: the other one knows no HEALTHCHECK.
  await buildah('bud', '--format=docker', '--pull-never', `--tag=${name}`, projectRoot)
}

export async function inspectImage(name: string): Promise<ImageConfig> {
  const text = await buildah('inspect', '--type=image', name)
  const { OCIv1, Docker } = Inspected.parse(JSON.parse(text))
  return { ...OCIv1.config, healthcheck: Docker.config.Healthcheck.Test.slice(1) }
}

/** Answers the folder with the files of a container of it, and what takes both away. */
export async function mountImage(
  name: string,
): Promise<{ root: string; unmount: () => Promise<void> }> {
  const container = await buildah('from', '--pull-never', name)
  const root = await buildah('mount', container)
  return { root, unmount: async () => void (await buildah('rm', container)) }
}

/** Bytes of all files, and as they are sent: the layers by gzip. */
export async function measureImage(name: string): Promise<{ files: number; sent: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'wepa-image-'))
  try {
    const { root, unmount } = await mountImage(name)
    const files = Number((await run('du', ['--summarize', '--bytes', root])).stdout.split('\t')[0])
    await unmount()
    await buildah('push', '--format=docker', name, `dir:${folder}`)
    const sent = Number((await run('du', ['--summarize', '--bytes', folder])).stdout.split('\t')[0])
    return { files, sent }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const bases = { debian, node }

async function buildah(...args: readonly string[]): Promise<string> {
  // Within what runs here anyhow: no kernel features are needed that a container lacks.
  const [verb = '', ...rest] = args
  const isolated = verb === 'bud' ? ['--isolation=chroot'] : []
  const { stdout } = await run('buildah', [verb, ...isolated, ...rest], { maxBuffer: mostOutput })
  return stdout.trim()
}

async function has(name: string): Promise<boolean> {
  return buildah('inspect', '--type=image', name).then(
    () => true,
    () => false,
  )
}

async function makeDebian(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wepa-debian-'))
  try {
    const mirror = await findMirror()
    await run('debootstrap', ['--variant=minbase', 'bookworm', folder, mirror], {
      maxBuffer: mostOutput,
    })
    for (const name of ['cache/apt/archives', 'lib/apt/lists']) {
      await rm(join(folder, 'var', name), { recursive: true, force: true })
    }
    // With its devices, which Node cannot copy.
    await commit('scratch', debian, async (root) => {
      await run('cp', ['--archive', `${folder}/.`, root])
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Node as it runs this, with npm and the certificates by which this machine reaches the registry. */
async function makeNode(): Promise<void> {
  const npm = `#!/bin/sh\nexec node /usr/local/lib/npm/bin/npm-cli.js "$@"\n`
  await commit(debian, node, async (root) => {
    await copyFile(process.execPath, join(root, 'usr/local/bin/node'))
    const folder = await mkdtemp(join(tmpdir(), 'wepa-npm-'))
    await run('npm', ['install', '--prefix', folder, '--no-save', 'npm@11.21.2'])
    await cp(join(folder, 'node_modules/npm'), join(root, 'usr/local/lib/npm'), { recursive: true })
    await rm(folder, { recursive: true, force: true })
    await writeFile(join(root, 'usr/local/bin/npm'), npm)
    await chmod(join(root, 'usr/local/bin/npm'), 0o755)
    await cp(certificates, join(root, certificates), { recursive: true })
  })
}

async function commit(from: string, to: string, fill: (root: string) => Promise<void>) {
  const container = await buildah('from', '--pull-never', from)
  await fill(await buildah('mount', container))
  const env = ['NODE_EXTRA_CA_CERTS', 'NPM_CONFIG_CAFILE'].map(
    (name) => `--env=${name}=${certificates}`,
  )
  await buildah('config', '--cmd=bash', ...(to === node ? env : []), container)
  await buildah('commit', '--rm', container, to)
}

// What Docker Compose and Kustomize themselves say of the files, where they can be had.
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@wepa/sandbox/env'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose, kustomize, whyNoPrograms } from './debian-programs.ts'
import { fillIn, readEnvFile } from './env-file.ts'
import { parseDocuments } from './kubernetes-documents.ts'
import { deployFolder, kubernetesExample, threeMachines } from './places.ts'
import { readEnvironments } from './pod-environment.ts'
import { findReferenceFaults } from './references.ts'
import { findSettingFaults } from './server-settings.ts'
import { findTypeFaults } from './type-faults.ts'

const run = promisify(execFile)

const missing = await whyNoPrograms()

describe.skipIf(missing)(`by the programs themselves${missing ? ` (${missing})` : ''}`, () => {
  let copy: string
  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'wepa-deploy-'))
    await cp(deployFolder, copy, { recursive: true })
    const example = fillIn(await readEnvFile(join(threeMachines, '.env.example')))
    const lines = Object.entries(example).map(([name, value]) => `${name}=${value}\n`)
    await writeFile(join(copy, 'three-machines/.env'), lines.join(''))
  })
  afterAll(() => rm(copy, { recursive: true, force: true }))

  const config = (folder: string, profiles = 'servers') =>
    run(compose, ['--profile', profiles, 'config', '--format', 'json'], { cwd: folder })
  const change = async (file: string, from: string, to: string) => {
    const text = await readFile(join(copy, file), 'utf8')
    await writeFile(join(copy, file), text.replace(from, to))
    return () => writeFile(join(copy, file), text)
  }

  test('Compose refuses a file without its settings, and one that names a volume of nobody', async () => {
    await expect(config(threeMachines)).rejects.toThrow(/the address of/)
    const undo = await change('three-machines/compose.yml', 'etcd:/data', 'etcd2:/data')
    await expect(config(join(copy, 'three-machines'))).rejects.toThrow(/undefined volume etcd2/)
    await undo()
  })

  test('Compose takes the file of three machines: five programs where servers are, two elsewhere', async () => {
    const folder = join(copy, 'three-machines')
    const servicesOf = async (profile: string) =>
      Object.keys(JSON.parse((await config(folder, profile)).stdout).services)
    expect(await servicesOf('servers')).toEqual(['api', 'etcd', 'haproxy', 'pgbouncer', 'postgres'])
    expect(await servicesOf('')).toEqual(['etcd', 'postgres'])
  })

  test('Compose takes the file of one machine', async () => {
    const given = {
      POSTGRES_PASSWORD: 'x',
      S3_SECRET_ACCESS_KEY: 'x',
      SMTP_URL: 'smtp://x',
      MAIL_FROM: 'x',
      STRIPE_SECRET_KEY: 'x',
      STRIPE_PUBLISHABLE_KEY: 'x',
      STRIPE_WEBHOOK_SECRET: 'x',
    }
    const file = join(projectRoot, 'docker-compose.yml')
    const { stdout } = await run(compose, ['--file', file, 'config'], {
      env: { ...given, BASE_URL: 'https://wepa.example', PATH: '/usr/bin' },
    })
    expect(stdout).toContain('IMAGE_STORE: s3')
  })

  const build = async (overlay = 'kubernetes/overlays/example') => {
    const { stdout } = await run(kustomize, ['build', join(copy, overlay)], { maxBuffer: 1 << 24 })
    return parseDocuments(stdout)
  }

  test('Kustomize refuses a patch of nothing, and a file that is not there', async () => {
    const host = await change('kubernetes/overlays/example/host.yaml', 'name: wepa', 'name: web')
    await expect(build()).rejects.toThrow(/no matches for Id Ingress/)
    await host()
    const base = await change('kubernetes/base/kustomization.yaml', 'pooler.yaml', 'poolers.yaml')
    await expect(build()).rejects.toThrow(/poolers.yaml/)
    await base()
  })

  test('what Kustomize makes of the example has the types of its kinds, and fits together', async () => {
    const documents = await build()
    expect(documents.length).toBeGreaterThan(15)
    expect(await findTypeFaults(documents)).toEqual([])
    expect(findReferenceFaults(documents)).toEqual([])
    const secrets = fillIn(await readEnvFile(join(kubernetesExample, 'secrets.env.example')))
    const { server } = readEnvironments(documents, secrets)
    expect(findSettingFaults(server ?? {})).toEqual([])
    expect(JSON.stringify(documents)).not.toContain('"image":"wepa"')
  })
})

// The compose files: by their schema, by what they name, and by whether the server would start with what they give it.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@wepa/sandbox/env'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses } from '../cluster/addresses.ts'
import { environmentOf, findComposeFaults } from './compose.ts'
import { readCompose } from './compose-shape.ts'
import { fillIn, readEnvFile, type Settings } from './env-file.ts'
import { deployFolder, threeMachines } from './places.ts'

let folder: string
let given: Settings
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wepa-deploy-'))
  given = fillIn(await readEnvFile(join(threeMachines, '.env.example')))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A copy of deploy/ in which something is wrong. */
async function breakCopy(from: string | RegExp, to: string): Promise<string> {
  const copy = await mkdtemp(join(folder, 'broken-'))
  await cp(deployFolder, join(copy, 'deploy'), { recursive: true })
  await cp(join(projectRoot, 'Dockerfile'), join(copy, 'Dockerfile'))
  const file = join(copy, 'deploy/three-machines/compose.yml')
  const text = await readFile(file, 'utf8')
  const broken = text.replace(from, to)
  expect(broken).not.toBe(text)
  await writeFile(file, broken)
  return file
}

describe('a broken file is refused', () => {
  const cases: [string, string | RegExp, string, RegExp][] = [
    ['a key that no service has', 'init: true', 'inti: true', /invalid-schema/],
    ['a value of the wrong type', 'stop_signal: SIGUSR1', 'stop_signal: [1]', /invalid-schema/],
    ['an image that may be any', 'wepa-etcd:trixie', 'wepa-etcd', /explicit-tag/],
    [
      'a folder that is not there',
      '../cluster:/etc/wepa',
      '../clusters:/etc/wepa',
      /^\.\.\/clusters is not there/,
    ],
    ['a stage that is not there', 'target: etcd', 'target: etcd2', /no stage etcd2/],
    [
      'no health check',
      /\n {4}healthcheck:\n {6}test: \[CMD, etcdctl[\s\S]*?60s/,
      '',
      /^etcd has no healthcheck/,
    ],
    ['a name that the example lacks', 'MACHINE:?1', 'NUMBER:?1', /^NUMBER is not given/],
    ['a setting that is none', 'BASE_URL: $', 'BASE_UR: $', /^BASE_UR is no setting/],
    ['a needed setting that is missing', /\n {6}S3_BUCKET: .*/, '', /Missing setting S3_BUCKET/],
    [
      'a setting with a wrong value',
      'IMAGE_STORE: s3',
      'IMAGE_STORE: s4',
      /Wrong setting IMAGE_STORE/,
    ],
    [
      'payments without a key',
      /\n {6}STRIPE_WEBHOOK_SECRET: .*/,
      '',
      /Missing setting STRIPE_WEBHOOK_SECRET/,
    ],
    [
      'a file that Compose would have to write into a read-only container',
      /\n {4}tmpfs: \[\/tmp, "\/etc\/pgbouncer.*([\s\S]*)\nvolumes:\n {2}etcd:/,
      '\n    configs: [userlist]$1\nconfigs: { userlist: { content: x } }\nvolumes:\n  etcd:',
      /^pgbouncer is read-only, and userlist is no file/,
    ],
    ['trust in every proxy', /TRUST_PROXY: .*/, 'TRUST_PROXY: "true"', /Wrong setting TRUST_PROXY/],
  ]
  test.each(cases)('%s', async (_, from, to, fault) => {
    const faults = await findComposeFaults(await breakCopy(from, to), given)
    expect(faults).toContainEqual(expect.stringMatching(fault))
  })
})

test('one machine: the file stands', async () => {
  const given = fillIn({
    BASE_URL: '',
    POSTGRES_PASSWORD: '',
    S3_SECRET_ACCESS_KEY: '',
    SMTP_URL: '',
    MAIL_FROM: '',
    STRIPE_SECRET_KEY: '',
    STRIPE_PUBLISHABLE_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
  })
  const faults = await findComposeFaults(join(projectRoot, 'docker-compose.yml'), given)
  expect(faults).toEqual([])
})

test('three machines: the file stands', async () => {
  expect(await findComposeFaults(join(threeMachines, 'compose.yml'), given)).toEqual([])
})

test('each name of the example is used', async () => {
  const { text } = await readCompose(join(threeMachines, 'compose.yml'))
  const unused = Object.keys(given).filter((name) => !text.includes(`\${${name}`))
  // Compose's own.
  expect(unused).toEqual(['COMPOSE_PROFILES'])
})

test('every service knows the machines that deploy/cluster names', async () => {
  const { services } = await readCompose(join(threeMachines, 'compose.yml'))
  for (const [name, service] of Object.entries(services)) {
    const known = service.extra_hosts?.map((each) => each.split('=')[0])
    // Those two are given by their addresses.
    const named = Object.keys(addresses).filter((machine) => !['etcd', 's3'].includes(machine))
    expect(known, name).toEqual(expect.arrayContaining(named))
    expect(service.logging, name).toMatchObject({ options: { 'max-size': '20m' } })
  }
})

test('the server leaves PostgreSQL its memory, and its metrics stay in the network of the machines', async () => {
  const compose = await readCompose(join(threeMachines, 'compose.yml'))
  expect(compose.services.api?.mem_limit).toMatch(/^\$\{API_MEMORY:\?/)
  const { METRICS_PORT, METRICS_HOST } = environmentOf(compose, 'api', given)
  expect([METRICS_PORT, METRICS_HOST]).toEqual(['9464', given.ADDRESS])
})

test('HAProxy may open as many files as it takes connections, and people cannot take those of the database', async () => {
  const { services } = await readCompose(join(threeMachines, 'compose.yml'))
  const text = await readFile(join(deployFolder, 'cluster/haproxy.cfg'), 'utf8')
  const [all = 0, people = 0] = Array.from(text.matchAll(/^ {4}maxconn (\d+)$/gm), ([, most]) =>
    Number(most),
  )
  expect(people).toBeGreaterThan(0)
  expect(all - people).toBeGreaterThanOrEqual(1000)
  expect(services.haproxy?.ulimits?.nofile).toBeGreaterThan(2 * all + 100)
})

test('no secret has a value', async () => {
  const example = await readEnvFile(join(threeMachines, '.env.example'))
  const secrets = Object.entries(example).filter(([name]) => /PASS|SECRET|KEY/.test(name))
  expect(secrets.length).toBeGreaterThan(5)
  expect(secrets.filter(([, value]) => value !== '')).toEqual([])
})

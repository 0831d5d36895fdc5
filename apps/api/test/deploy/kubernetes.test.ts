// The files for Kubernetes: by the types of its API, by what they say of each other, and by whether the server would start with
// what they give it.
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillIn, readEnvFile } from './env-file.ts'
import { type KubernetesDocument, parseDocuments, readDocuments } from './kubernetes-documents.ts'
import { kubernetesExample } from './places.ts'
import { readEnvironments } from './pod-environment.ts'
import { findQuantityFaults } from './quantities.ts'
import { findReferenceFaults } from './references.ts'
import { findSettingFaults } from './server-settings.ts'
import { findTypeFaults } from './type-faults.ts'

let documents: KubernetesDocument[]
beforeAll(async () => {
  documents = await readDocuments()
})

/** The same with something wrong in one of them. */
function breakOne(from: string, to: string): KubernetesDocument[] {
  const text = JSON.stringify(documents)
  expect(text).toContain(from)
  const broken: unknown = JSON.parse(text.replace(from, to))
  if (!Array.isArray(broken)) throw new Error('no documents any more')
  return broken.flatMap((each) => parseDocuments(JSON.stringify(each)))
}

describe('what is no document is refused', () => {
  test.each([
    ['no YAML', 'a: [', /Flow sequence|expected/],
    ['a key twice', 'apiVersion: v1\nkind: A\nkind: B\nmetadata: {name: a}', /unique/],
    ['no kind', 'apiVersion: v1\nmetadata: {name: a}', /kind/],
  ])('%s', (_, text, fault) => {
    expect(() => parseDocuments(text)).toThrow(fault)
  })
})

test('fields that the API does not have, and values of the wrong type, are refused', async () => {
  // One after the other would start TypeScript each time.
  const cases: [string, string, RegExp][] = [
    ['"maxSurge"', '"maxSurges"', /^Deployment wepa: .*'maxSurges' does not exist/],
    [
      '"containerPort":3000',
      '"containerPort":"3000"',
      /^Deployment wepa: .*'string' is not assignable/,
    ],
    [
      '"readOnlyRootFilesystem"',
      '"readonlyRootFilesystem"',
      /^Deployment wepa: .*'readonlyRootFilesystem'/,
    ],
    ['"maxUnavailable":1,', '"maxAvailable":1,', /^PodDisruptionBudget wepa: .*'maxAvailable'/],
    ['"method":"any"', '"method":"some"', /^Cluster wepa-db: .*'some'/],
    ['"max_prepared_statements"', '"connect_query"', /^Pooler wepa-pooler: .*'connect_query'/],
    ['"schedule"', '"scheduled"', /^ScheduledBackup wepa-nightly: .*'scheduled'/],
    ['"destinationPath"', '"destination"', /^ObjectStore wepa-backups: .*'destination'/],
    [
      '"haproxy.org/timeout-server"',
      '"haproxy.org/timeout-tunnel"',
      /^Ingress wepa: .*timeout-tunnel/,
    ],
    ['"kind":"Ingress"', '"kind":"Egress"', /^Egress wepa: .*networking.k8s.io\/v1 Egress/],
  ]
  const broken = cases.map(([from, to]) => breakOne(from, to))
  const faults = await findTypeFaults(broken.flat())
  for (const [, , fault] of cases) expect(faults).toContainEqual(expect.stringMatching(fault))
  expect(faults).toHaveLength(cases.length)
})

describe('what leads nowhere is refused', () => {
  test.each([
    [
      'a ConfigMap',
      '"configMapRef":{"name":"wepa-settings"}',
      '"configMapRef":{"name":"settings"}',
      'Deployment wepa: ConfigMap settings is not there',
    ],
    [
      'a Secret',
      '"secretKeyRef":{"name":"wepa-db-app"',
      '"secretKeyRef":{"name":"wepa-app"',
      'Deployment wepa: Secret wepa-app is not there',
    ],
    [
      'a database',
      '@wepa-pooler:5432',
      '@pooler:5432',
      'Deployment wepa: Service pooler is not there',
    ],
    [
      'a cluster',
      '"cluster":{"name":"wepa-db"}',
      '"cluster":{"name":"wepa"}',
      /: Cluster wepa is not there/,
    ],
    [
      'a store',
      '"barmanObjectName":"wepa-backups"',
      '"barmanObjectName":"wepa"',
      'Cluster wepa-db: ObjectStore wepa is not there',
    ],
    [
      'what is scaled',
      '"kind":"Deployment","name":"wepa"',
      '"kind":"Deployment","name":"api"',
      'HorizontalPodAutoscaler wepa: Deployment api is not there',
    ],
    [
      'a way in',
      '"service":{"name":"wepa"',
      '"service":{"name":"web"',
      'Ingress wepa: Service web is not there',
    ],
    [
      'labels',
      '"selector":{"app":"wepa"}',
      '"selector":{"app":"api"}',
      'Service wepa: no pod has {"app":"api"}',
    ],
    ['an instance', 'wepa-db-3"', 'wepa-db-4"', /^Service wepa-replica-3: no pod has/],
    ['a port', '"port":"http"', '"port":"web"', 'Deployment wepa: port web is not there'],
  ])('%s', (_, from, to, fault) => {
    const matching = typeof fault === 'string' ? fault : expect.stringMatching(fault)
    expect(findReferenceFaults(breakOne(from, to))).toContainEqual(matching)
  })
})

test('an amount that Kubernetes cannot read is refused', () => {
  const faults = findQuantityFaults(breakOne('"memory":"4Gi"', '"memory":"4GB"'))
  expect(faults).toEqual(['Cluster wepa-db: memory 4GB'])
})

test('the documents have the types of their kinds', async () => {
  expect(documents.length).toBeGreaterThan(15)
  expect(await findTypeFaults(documents)).toEqual([])
})

test('the documents fit together', () => {
  expect(findReferenceFaults(documents)).toEqual([])
  expect(findQuantityFaults(documents)).toEqual([])
})

test('the server and its migrations start with what they are given', async () => {
  const secrets = await readEnvFile(join(kubernetesExample, 'secrets.env.example'))
  const environments = readEnvironments(documents, fillIn(secrets))
  expect(Object.keys(environments)).toEqual(['migrate', 'server'])
  for (const environment of Object.values(environments)) {
    expect(findSettingFaults(environment)).toEqual([])
    expect(environment).toMatchObject({
      DATABASE_URL: expect.stringContaining('@wepa-pooler:'),
      DATABASE_DIRECT_URL: expect.stringContaining('@wepa-db-rw:'),
      RATE_LIMIT_STORE: 'postgres',
      METRICS_HOST: '0.0.0.0',
    })
    // One address for each server, as `readEnv` wants them.
    expect(environment.DATABASE_REPLICA_URLS?.split(',')).toHaveLength(3)
  }
})

test('whoever watches may ask for what is measured, of every kind of pod', () => {
  const policies = documents
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map((each) => JSON.stringify(each))
  const asked = policies.flatMap((policy) =>
    Array.from(
      policy.matchAll(
        /"kubernetes.io\/metadata.name":"monitoring"}}}\],"ports":\[{"port":(\d+)}\]/g,
      ),
      ([, port]) => port,
    ),
  )
  // The server's, as it is told; PgBouncer's and PostgreSQL's, as CloudNativePG has them.
  expect(asked).toEqual(['9464', '9127', '9187'])
  expect(JSON.stringify(documents)).toContain('"METRICS_PORT":"9464"')
  expect(JSON.stringify(documents)).toContain('{"name":"metrics","containerPort":9464}')
})

test('the example holds no secret', async () => {
  const secrets = await readEnvFile(join(kubernetesExample, 'secrets.env.example'))
  const settings = await readEnvFile(join(kubernetesExample, 'settings.env'))
  const isSecret = (name: string) => /PASS|SECRET|KEY|TOKEN|SMTP/.test(name)
  expect(Object.keys(settings).filter(isSecret)).toEqual([])
  const open = Object.values(secrets).filter(
    (value) => !/^(|[a-z]+_([a-z]+_)?|smtps:.*)$/.test(value),
  )
  expect(open).toEqual([])
})

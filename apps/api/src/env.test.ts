import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sandboxSettingNames } from '@wepa/sandbox/env'
import { describe, expect, test } from 'vitest'
import { readEnv, settingNames } from './env.ts'

const enough = { DATABASE_URL: 'postgresql://localhost/wepa' }
const vapid = { public: `B${'a'.repeat(86)}`, private: 'a'.repeat(43) }
const production = {
  NODE_ENV: 'production',
  BASE_URL: 'https://wepa.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Wepa <hola@wepa.example>',
}
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const bucket = {
  IMAGE_STORE: 's3',
  S3_ENDPOINT: 'http://localhost:9000',
  S3_BUCKET: 'wepa',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

describe('the start stops with one line that names the setting', () => {
  const cases: [string, Record<string, string>, RegExp][] = [
    ['no database', {}, /^Missing setting DATABASE_URL: see \.env\.example$/],
    ['an empty database', { DATABASE_URL: '' }, /^Missing setting DATABASE_URL/],
    ['a port that is none', { ...enough, PORT: 'http' }, /^Wrong setting PORT/],
    ['a port too large', { ...enough, PORT: '70000' }, /^Wrong setting PORT/],
    [
      'a replica that is none, and without its password',
      { ...enough, DATABASE_REPLICA_URLS: 'wepa:secret@one' },
      /^Wrong setting DATABASE_REPLICA_URLS: (?!.*secret).*\.env\.example$/,
    ],
    [
      'a factor of nothing',
      { ...enough, RATE_LIMIT_FACTOR: '0' },
      /^Wrong setting RATE_LIMIT_FACTOR/,
    ],
    [
      'a pool in which a timed job waits for itself',
      { ...enough, DATABASE_POOL_SIZE: '1' },
      /^Wrong setting DATABASE_POOL_SIZE/,
    ],
    ['an unknown store', { ...enough, IMAGE_STORE: 'ftp' }, /^Wrong setting IMAGE_STORE/],
    ['an address that is none', { ...enough, BASE_URL: 'wepa.example' }, /^Wrong setting BASE_URL/],
    [
      'production without its address',
      { ...enough, NODE_ENV: 'production' },
      /^Missing setting BASE_URL/,
    ],
    ['half a pair of keys', { ...enough, VAPID_PUBLIC_KEY: vapid.public }, /VAPID_PRIVATE_KEY/],
    [
      'keys without somebody to write to',
      { ...enough, VAPID_PUBLIC_KEY: vapid.public, VAPID_PRIVATE_KEY: vapid.private },
      /^Missing setting VAPID_SUBJECT/,
    ],
    [
      'a key that is none',
      { ...enough, VAPID_PUBLIC_KEY: 'abc' },
      /^Wrong setting VAPID_PUBLIC_KEY/,
    ],
    [
      'somebody without an address',
      { ...enough, VAPID_SUBJECT: 'Wepa' },
      /^Wrong setting VAPID_SUBJECT/,
    ],
    ['one key of three', { ...enough, STRIPE_SECRET_KEY: 'sk_test_1' }, /STRIPE_PUBLISHABLE_KEY/],
    ['a key in the wrong place', { ...enough, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, /^Wrong/],
    ['production without payments', { ...enough, ...production }, /^Missing.* STRIPE_SECRET_KEY/],
    [
      'production that believes everybody about addresses',
      { ...enough, ...production, ...stripe, TRUST_PROXY: 'true' },
      /^Wrong setting TRUST_PROXY: name the addresses/,
    ],
    [
      'production that believes the whole network',
      { ...enough, ...production, ...stripe, TRUST_PROXY: '10.0.0.0/8, 0.0.0.0/0' },
      /^Wrong setting TRUST_PROXY: name the addresses/,
    ],
    ['a proxy without an address', { ...enough, TRUST_PROXY: '1' }, /^Wrong setting TRUST_PROXY/],
    [
      'a network of too many bits',
      { ...enough, TRUST_PROXY: '10.0.0.0/33' },
      /^Wrong setting TRUST_PROXY/,
    ],
    [
      'documents among the pictures',
      { ...enough, ...bucket, S3_DOCUMENTS_BUCKET: bucket.S3_BUCKET },
      /^Wrong setting S3_DOCUMENTS_BUCKET/,
    ],
    [
      'pictures by the address of a store that there is not',
      { ...enough, PICTURES_URL: 'https://fotos.example' },
      /^Wrong setting PICTURES_URL: it needs IMAGE_STORE=s3/,
    ],
    [
      'pictures that pages may not load',
      {
        ...enough,
        ...bucket,
        BASE_URL: 'https://wepa.example',
        PICTURES_URL: 'http://fotos.example',
      },
      /^Wrong setting PICTURES_URL: pages with https/,
    ],
    [
      'an address of pictures that leads back to the server',
      {
        ...enough,
        ...bucket,
        BASE_URL: 'https://wepa.example',
        PICTURES_URL: 'https://wepa.example/',
      },
      /^Wrong setting PICTURES_URL: it would lead back/,
    ],
    [
      'an address of pictures with a password',
      { ...enough, ...bucket, PICTURES_URL: 'https://yo:clave@fotos.example' },
      /^Wrong setting PICTURES_URL: browsers are given no password/,
    ],
    [
      'a CDN that is to keep pages for a second',
      { ...enough, CDN_PAGE_SECONDS: '1' },
      /^Wrong setting CDN_PAGE_SECONDS/,
    ],
    [
      'an address of pictures with a query',
      { ...enough, ...bucket, PICTURES_URL: 'https://fotos.example/?a=b' },
      /^Wrong setting PICTURES_URL/,
    ],
    [
      'a bucket without a name',
      { ...enough, ...bucket, S3_BUCKET: '' },
      /^Missing setting S3_BUCKET/,
    ],
  ]
  test.each(cases)('%s', (_name, source, line) => {
    expect(() => readEnv(source)).toThrow(line)
  })
})

test('one machine needs nothing but a database', () => {
  const env = readEnv(enough)
  expect(env).toMatchObject({ PORT: 3000, BASE_URL: 'http://localhost:3000', bucket: null })
  expect(env.TRUST_PROXY).toBe(false)
})

test('replicas are a list, and without a pooler the database is asked directly', () => {
  expect(readEnv(enough)).toMatchObject({
    DATABASE_DIRECT_URL: enough.DATABASE_URL,
    replicaUrls: [],
  })
  const given = {
    ...enough,
    DATABASE_DIRECT_URL: 'postgresql://direct/wepa',
    DATABASE_REPLICA_URLS: 'postgresql://one/wepa, postgres://two/wepa,',
  }
  expect(readEnv(given)).toMatchObject({
    DATABASE_DIRECT_URL: 'postgresql://direct/wepa',
    replicaUrls: ['postgresql://one/wepa', 'postgres://two/wepa'],
  })
})

test('an address loses its last slash, a list of proxies becomes one', () => {
  const env = readEnv({
    ...enough,
    BASE_URL: 'https://wepa.example/',
    TRUST_PROXY: '10.0.0.0/8, ::1',
  })
  expect(env.BASE_URL).toBe('https://wepa.example')
  expect(env.TRUST_PROXY).toEqual(['10.0.0.0/8', '::1'])
})

test('on one machine everybody may be believed about addresses', () => {
  expect(readEnv({ ...enough, TRUST_PROXY: 'true' }).TRUST_PROXY).toBe(true)
})

test('a bucket is handed over whole', () => {
  expect(readEnv({ ...enough, ...bucket }).bucket).toMatchObject({
    bucket: 'wepa',
    region: 'us-east-1',
  })
  expect(readEnv({ ...enough, ...bucket }).documentBucket?.bucket).toBe('wepa-documents')
})

test('pictures come from the store by an address without a last slash, whose origin pages allow', () => {
  expect(readEnv({ ...enough, ...bucket }).pictures).toBeNull()
  const site = { ...enough, ...bucket, BASE_URL: 'https://wepa.example' }
  expect(readEnv({ ...site, PICTURES_URL: 'https://fotos.example/wepa/' }).pictures).toMatchObject({
    url: 'https://fotos.example/wepa',
    otherOrigin: 'https://fotos.example',
    bucket: { endpoint: bucket.S3_ENDPOINT, bucket: bucket.S3_BUCKET },
  })
  const own = { ...site, PICTURES_URL: 'https://wepa.example/pictures' }
  expect(readEnv(own).pictures).toMatchObject({ url: own.PICTURES_URL, otherOrigin: null })
})

test('push messages are off without keys, and reach known services alone, and this machine when asked for', () => {
  const keys = {
    ...enough,
    VAPID_PUBLIC_KEY: vapid.public,
    VAPID_PRIVATE_KEY: vapid.private,
    VAPID_SUBJECT: 'mailto:hola@wepa.example',
  }
  expect(readEnv(enough).push).toBe(null)
  const { hosts = [] } = readEnv(keys).push ?? {}
  expect(hosts).toContain('fcm.googleapis.com')
  expect(hosts).not.toContain('127.0.0.1')
  expect(readEnv({ ...keys, PUSH_LOCAL: 'on' }).push?.hosts).toContain('127.0.0.1')
  expect(readEnv({ ...keys, PUSH_HOSTS: 'Push.Example, *.push.example' }).push?.hosts).toEqual([
    'push.example',
    '*.push.example',
  ])
  for (const PUSH_HOSTS of [
    '127.0.0.1',
    '*',
    'https://push.example',
    'push.example,',
    'localhost',
  ]) {
    expect(() => readEnv({ ...keys, PUSH_HOSTS }), PUSH_HOSTS).toThrow('PUSH_HOSTS')
  }
  const local = { ...keys, ...production, ...stripe, PUSH_LOCAL: 'on' }
  expect(() => readEnv(local)).toThrow('PUSH_LOCAL')
})

test('nothing is traced without a collector, and one request of a hundred with one', () => {
  expect(readEnv({ ...enough, TRACE_SHARE: '1' }).traces).toBe(null)
  const collector = { ...enough, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }
  expect(readEnv(collector).traces).toEqual({
    endpoint: 'http://127.0.0.1:4318',
    share: 0.01,
    isParentTrusted: false,
  })
  expect(readEnv({ ...collector, TRACE_FROM_PROXY: 'on' }).traces?.isParentTrusted).toBe(true)
  expect(readEnv({ ...collector, TRACE_SHARE: '0' }).traces?.share).toBe(0)
  expect(() => readEnv({ ...collector, TRACE_SHARE: '2' })).toThrow('TRACE_SHARE')
})

test('nothing can be bought without keys', () => {
  expect(readEnv(enough).stripe).toBe(null)
  expect(readEnv({ ...enough, ...stripe }).stripe).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    url: null,
  })
})

const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')

test.each(settingNames)('.env.example names %s, below a line that explains it', (name) => {
  const lines = example.split('\n')
  const at = lines.findIndex((line) => new RegExp(`^#? ?${name}=`).test(line))
  expect(at).toBeGreaterThan(0)
  const paragraph = lines.slice(0, at).join('\n').split('\n\n').at(-1)
  expect(paragraph).toMatch(/^# ?(?![A-Z][A-Z0-9_]+=)\S/m)
})

test('.env.example names no setting that nobody reads', () => {
  const named = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const read = [...settingNames, ...sandboxSettingNames]
  expect(named.filter((name) => !read.includes(name ?? ''))).toEqual([])
})

// Where files lie when they lie in buckets, and at which address browsers fetch pictures from there.
import { type Given, required, SettingsError } from './settings.ts'

/** Documents never share the bucket of the pictures, from which browsers are given signed addresses. */
export function buckets(env: Given) {
  if (env.IMAGE_STORE === 'disk') {
    if (env.PICTURES_URL !== undefined) throw wrong('PICTURES_URL', 'it needs IMAGE_STORE=s3')
    return { bucket: null, documentBucket: null, pictures: null }
  }
  const bucket = {
    endpoint: required(env, 'S3_ENDPOINT'),
    region: env.S3_REGION,
    bucket: required(env, 'S3_BUCKET'),
    accessKeyId: required(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: required(env, 'S3_SECRET_ACCESS_KEY'),
  }
  const documents = env.S3_DOCUMENTS_BUCKET ?? `${bucket.bucket}-documents`
  if (documents === bucket.bucket) {
    throw wrong('S3_DOCUMENTS_BUCKET', 'it is the bucket of the pictures')
  }
  const url = picturesUrl(env)
  return {
    bucket,
    documentBucket: { ...bucket, bucket: documents },
    pictures: url === null ? null : { bucket, url, otherOrigin: otherOrigin(url, env) },
  }
}

function picturesUrl({ PICTURES_URL: url, BASE_URL: base }: Given): string | null {
  if (url === undefined) return null
  if (base?.startsWith('https:') && url.startsWith('http:')) {
    throw wrong('PICTURES_URL', 'pages with https load no pictures without it')
  }
  const { origin, pathname, username, password } = new URL(url)
  if (username || password) throw wrong('PICTURES_URL', 'browsers are given no password')
  if (base !== undefined && new URL(base).origin === origin && pathname === '/') {
    throw wrong('PICTURES_URL', 'it would lead back to the server')
  }
  return url.replace(/\/+$/, '')
}

/** The origin that pages have to allow; null where it is their own. */
function otherOrigin(url: string, { BASE_URL: base }: Given): string | null {
  const { origin } = new URL(url)
  return base !== undefined && new URL(base).origin === origin ? null : origin
}

function wrong(name: keyof Given, reason: string): SettingsError {
  return new SettingsError(`Wrong setting ${name}: ${reason}, see .env.example`)
}

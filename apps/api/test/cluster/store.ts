// The S3-compatible store of the cluster, for pictures and for the backups of the database. By TLS, without which
// pgBackRest speaks to no store.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { ImageStore } from '../../src/gateways/stores/image-store.ts'
import { createS3ImageStore } from '../../src/gateways/stores/image-store-s3.ts'
import { undoAtExit } from '../at-exit.ts'
import { addresses } from './addresses.ts'
import { type Place, runLine } from './programs.ts'
import { until } from './until.ts'

export type Store = {
  /** By which our servers find it. */
  settings: Readonly<Record<string, string>>
  /** Its pictures, past the servers. */
  pictures: ImageStore
  /** Resolves when it answers. */
  start: () => Promise<void>
  kill: () => void
}

/** s3rver knows no other key, and checks no signature. */
const key = 'S3RVER'
const endpoint = `https://${addresses.s3}`
const buckets = { pictures: 'wepa', documents: 'wepa-documents', database: 'wepa-database' }

/** What pgBackRest is told of it on each member, on top of `deploy/cluster/pgbackrest.conf`. */
export const repositorySettings = {
  PGBACKREST_REPO1_S3_KEY: key,
  PGBACKREST_REPO1_S3_KEY_SECRET: key,
  PGBACKREST_REPO1_CIPHER_PASS: 'nobody knows it',
  PGBACKREST_REPO1_STORAGE_CA_FILE: '/data/s3.crt',
}

/** Starts it, with its buckets and a certificate of its own. */
export async function startStore(place: Place): Promise<Store> {
  await runLine(place, 's3', makeCertificate)
  const at = (name: string) => join(place.data, name)
  // For this process, which looks at the pictures itself.
  setDefaultCACertificates([...getCACertificates(), readFileSync(at('s3.crt'), 'utf8')])
  const args = [at('s3'), addresses.s3, at('s3.key'), at('s3.crt'), ...Object.values(buckets)]
  let kill = () => {}
  const start = async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 's3-server.ts'), ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    })
    kill = () => void child.kill('SIGKILL')
    child.once('exit', undoAtExit(kill))
    await until('the store', 20, answers)
  }
  await start()
  return {
    settings: {
      IMAGE_STORE: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: buckets.pictures,
      S3_DOCUMENTS_BUCKET: buckets.documents,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
      NODE_EXTRA_CA_CERTS: at('s3.crt'),
    },
    pictures: createS3ImageStore({
      endpoint,
      region: 'us-east-1',
      bucket: buckets.pictures,
      accessKeyId: key,
      secretAccessKey: key,
    }),
    start,
    kill: () => kill(),
  }
}

const makeCertificate = `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 \
  -subj /CN=s3 -addext subjectAltName=DNS:s3,IP:${addresses.s3} -keyout /data/s3.key -out /data/s3.crt`

async function answers(): Promise<true> {
  await fetch(endpoint)
  return true
}

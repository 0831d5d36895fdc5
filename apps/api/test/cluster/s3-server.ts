// The S3-compatible store as a process of its own: `s3-server.ts <folder> <address> <key> <certificate> <bucket…>`.
import { readFileSync } from 'node:fs'
import S3rver from 's3rver'

const [directory = '', address = '', key = '', certificate = '', ...buckets] = process.argv.slice(2)
const server = new S3rver({
  directory,
  address,
  port: 443,
  key: readFileSync(key),
  cert: readFileSync(certificate),
  silent: true,
  // Names of machines are no buckets.
  vhostBuckets: false,
  configureBuckets: buckets.map((name) => ({ name, configs: [] })),
})
await server.run()

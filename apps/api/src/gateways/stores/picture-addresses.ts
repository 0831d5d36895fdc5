// Signed addresses at which browsers fetch pictures from the bucket, or from a CDN before it, and not from us.
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { LRUCache } from 'lru-cache'
import { createS3Client, type S3Settings } from './image-store-s3.ts'

export type PictureAddresses = {
  /** An address that opens the file of this name, and no other. Terms that are the same make the same address. */
  sign(name: string, terms: AddressTerms): Promise<string>
}

export type AddressTerms = {
  /** From when it opens the file; the store counts whole seconds. */
  from: Date
  /** For how many seconds it does. */
  seconds: number
  /** The `Cache-Control` of the file under this address. */
  caching: string
  /** Until when a cache may keep the file under it, where `caching` does not say so itself. */
  staleAt?: Date
}

/** A signature takes about a millisecond, which pictures that are asked for much should cost once. */
const kept = 20_000

/**
 * Signs for the store as the server itself reaches it, `endpoint` and `bucket`; `picturesUrl` takes the place of both.
 * Whatever answers there hands path and query on to the store, with the store's own `Host`.
 */
export function createPictureAddresses(
  settings: S3Settings,
  picturesUrl: string,
): PictureAddresses {
  const client = createS3Client(settings)
  const signed = new LRUCache<string, string>({ max: kept })
  return {
    async sign(name, { from, seconds, caching, staleAt }) {
      const key = JSON.stringify([name, from, seconds, caching, staleAt])
      const known = signed.get(key)
      if (known) return known
      const object = new GetObjectCommand({
        Bucket: settings.bucket,
        Key: name,
        ResponseCacheControl: caching,
        ResponseExpires: staleAt,
      })
      const { search } = new URL(
        await getSignedUrl(client, object, { signingDate: from, expiresIn: seconds }),
      )
      const address = `${picturesUrl}/${name}${search}`
      // One that is made for a single answer is asked for by nobody else.
      if (staleAt) signed.set(key, address)
      return address
    },
  }
}

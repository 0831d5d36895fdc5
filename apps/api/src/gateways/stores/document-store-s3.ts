// Private documents in a bucket of their own, which nothing in front of the pictures can reach.
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchBucket,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { DomainError } from '@wepa/domain/error'
import type { DocumentStore } from './document-store.ts'
import { createS3Client, type S3Settings } from './image-store-s3.ts'
import { toFilePage } from './list-files.ts'
import { openBody } from './open-file.ts'

/** A document store in a bucket, which is made at the first document when it is missing. */
export function createS3DocumentStore(settings: S3Settings): DocumentStore {
  const { bucket } = settings
  const client = createS3Client(settings)
  return {
    async put(name, bytes) {
      const object = { Bucket: bucket, Key: name, Body: bytes, CacheControl: 'private, no-store' }
      const put = () => client.send(new PutObjectCommand(object))
      await put()
        .catch(async (error: unknown) => {
          if (!isBucketMissing(error)) throw error
          await createBucket(client, bucket)
          return put()
        })
        .catch(unavailable)
    },
    async open(name) {
      const object = new GetObjectCommand({ Bucket: bucket, Key: name })
      const answer = await client.send(object).catch((error: unknown) => {
        if (error instanceof NoSuchKey || isBucketMissing(error)) return undefined
        return unavailable(error)
      })
      return openBody(answer?.Body, answer?.ContentLength)
    },
    async remove(names) {
      const remove = (name: string) =>
        client
          .send(new DeleteObjectCommand({ Bucket: bucket, Key: name }))
          .catch((error: unknown) => {
            if (!isBucketMissing(error)) throw error
          })
      await Promise.all(names.map(remove))
    },
    // A bucket shows an object once all of it is there.
    removeDrafts: async () => 0,
    async list({ after, limit }) {
      const part = { Bucket: bucket, StartAfter: after || undefined, MaxKeys: limit }
      const answer = await client.send(new ListObjectsV2Command(part)).catch((error: unknown) => {
        if (isBucketMissing(error)) return undefined
        return unavailable(error)
      })
      return answer ? toFilePage(answer) : { files: [], next: undefined }
    },
  }
}

/** Two servers may find it missing at once: the second one has it already. */
async function createBucket(client: S3Client, bucket: string): Promise<void> {
  await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
    const isThere = error instanceof Error && /^BucketAlready(OwnedByYou|Exists)$/.test(error.name)
    if (!isThere) throw error
  })
}

/** Stores other than Amazon's name the error alone. */
function isBucketMissing(error: unknown): boolean {
  return error instanceof NoSuchBucket || (error instanceof Error && error.name === 'NoSuchBucket')
}

/** A store that does not answer is nobody's mistake: 503, and the person may try again. */
function unavailable(cause: unknown): never {
  const message = 'No podemos guardar ni abrir documentos en este momento. Inténtalo de nuevo.'
  throw new DomainError('unavailable', { message, cause })
}

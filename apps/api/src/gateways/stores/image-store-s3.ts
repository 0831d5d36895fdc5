// Pictures in a bucket of an S3-compatible store: for more than one server, or disks that do not last.
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { DomainError } from '@wepa/domain/error'
import { type ImageStore, imageType } from './image-store.ts'
import { toFilePage } from './list-files.ts'
import { openBody } from './open-file.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const connections = 1000

/** An image store in a bucket. The bucket must exist, and be open to nobody without a signature. */
export function createS3ImageStore(settings: S3Settings): ImageStore {
  const bucket = settings.bucket
  const client = createS3Client(settings)
  return {
    async put(name, image) {
      const object = new PutObjectCommand({
        Bucket: bucket,
        Key: name,
        Body: image.bytes,
        ContentType: image.contentType,
        CacheControl: 'public, max-age=31536000, immutable',
      })
      await client.send(object).catch(unavailable)
    },
    async find(name) {
      const object = new GetObjectCommand({ Bucket: bucket, Key: name })
      const answer = await client.send(object).catch(absentOrUnavailable)
      const bytes = await answer?.Body?.transformToByteArray()
      return bytes && { bytes, contentType: imageType(name) }
    },
    async open(name) {
      const object = new GetObjectCommand({ Bucket: bucket, Key: name })
      const answer = await client.send(object).catch(absentOrUnavailable)
      return openBody(answer?.Body, answer?.ContentLength)
    },
    async sizeOf(name) {
      const object = new HeadObjectCommand({ Bucket: bucket, Key: name })
      const answer = await client.send(object).catch(absentOrUnavailable)
      return answer?.ContentLength
    },
    async remove(names) {
      await Promise.all(
        names.map((name) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }))),
      )
    },
    // A bucket shows an object once all of it is there.
    removeDrafts: async () => 0,
    async list({ after, limit }) {
      const part = { Bucket: bucket, StartAfter: after || undefined, MaxKeys: limit }
      return toFilePage(await client.send(new ListObjectsV2Command(part)).catch(unavailable))
    },
  }
}

/** The client of a store that speaks S3's protocol. */
export function createS3Client(settings: Omit<S3Settings, 'bucket'>): S3Client {
  return new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Stores other than Amazon's seldom have a host name for each bucket, nor the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 15_000,
      // Each slow reader of a file holds a connection; the client's own 50 would make the others wait for them.
      httpAgent: { maxSockets: connections },
      httpsAgent: { maxSockets: connections },
    },
  })
}

function absentOrUnavailable(error: unknown): undefined {
  // Asked for its head alone, a bucket cannot say what is missing.
  if (!(error instanceof NoSuchKey || error instanceof NotFound)) unavailable(error)
}

/** A store that does not answer is nobody's mistake: 503, and the person may try again. */
function unavailable(cause: unknown): never {
  const message = 'No podemos guardar ni mostrar fotos en este momento. Inténtalo de nuevo.'
  throw new DomainError('unavailable', { message, cause })
}

// Pictures in a bucket of an S3-compatible store: for more than one server, or disks that do not last.
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { type ImageStore, imageType } from './image-store.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** An image store in a bucket. The bucket must exist; objects are read by the server alone. */
export function createS3ImageStore(settings: S3Settings): ImageStore {
  const bucket = settings.bucket
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Stores other than Amazon's seldom have a host name for each bucket, nor the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000 },
  })
  return {
    async put(name, image) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: name,
          Body: image.bytes,
          ContentType: image.contentType,
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      )
    },
    async find(name) {
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }))
        const bytes = await answer.Body?.transformToByteArray()
        return bytes && { bytes, contentType: imageType(name) }
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(names) {
      await Promise.all(
        names.map((name) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }))),
      )
    },
  }
}

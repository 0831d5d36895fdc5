// Pictures by their content's name: what lies under a name never changes.
import { DomainError } from '@wepa/domain/error'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../context.ts'
import type { ImageStore, StoredImage } from '../gateways/image-store.ts'

const year = 'public, max-age=31536000, immutable'

/** `/uploads/<hash>.webp` and `.avif`, at a phone's width `<hash>-960`, and thumbnails under `/thumbnails`. */
export function registerUploads(app: FastifyInstance, { imageStore }: Deps): void {
  for (const folder of ['uploads', 'thumbnails']) {
    app.get<{ Params: { name: string } }>(`/${folder}/:name`, async (request, reply) => {
      const { name } = request.params
      if (!/^[0-9a-f]{16,64}(-960)?\.(webp|avif)$/.test(name)) throw new DomainError('not_found')
      const image = await findImage(imageStore, `${folder}/${name}`)
      if (!image) throw new DomainError('not_found')
      reply
        .header('cache-control', year)
        .header('etag', `"${name}"`)
        .header('x-content-type-options', 'nosniff')
        .type(image.contentType)
      if (request.headers['if-none-match'] === `"${name}"`) return reply.code(304).send()
      return reply.send(Buffer.from(image.bytes))
    })
  }
}

/** Pictures that are no wider, and those from before there was a phone's width, have only the one for display. */
async function findImage(store: ImageStore, name: string): Promise<StoredImage | undefined> {
  const image = await store.find(name)
  return image ?? (name.includes('-') ? store.find(name.replace('-960', '')) : undefined)
}

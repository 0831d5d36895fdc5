import { shareShapes } from '@wepa/domain/sharing/share-kit'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CopyArea } from './copy-area.tsx'
import { SharePicture } from './share-picture.tsx'

/** Pictures and texts to share an ad with, while its Spotlight place lasts. */
export function ShareKit({ listingId }: { listingId: number }) {
  const texts = trpc.featured.shareTexts.useQuery({ listingId }, { staleTime: 0 })
  if (texts.error && !texts.data) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p className="flex-1 basis-60 text-body">{readFailure(texts.error).message}</p>
        <Button tone="quiet" onClick={() => void texts.refetch()}>
          Intentar de nuevo
        </Button>
      </div>
    )
  }
  if (!texts.data) {
    return (
      <div aria-busy="true" className="grid grid-cols-1 gap-4">
        <Skeleton className="h-60 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    )
  }
  return (
    <>
      <p className="text-body text-muted">
        Imágenes con la foto, el precio y la dirección de tu anuncio, y textos para acompañarlas.
      </p>
      <ul className="grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
        {shareShapes.map((shape) => (
          <li key={shape} className="min-w-0">
            <SharePicture listingId={listingId} shape={shape} />
          </li>
        ))}
      </ul>
      <CopyArea label="Texto corto" value={texts.data.short} rows={3} />
      <CopyArea label="Texto largo, con hashtags" value={texts.data.long} rows={10} />
    </>
  )
}

import { SHARE_SHAPES, type ShareShape } from '@wepa/domain/sharing/share-kit'
import { Download, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type FetchedFile, fetchFile, saveAs } from '../../../lib/download-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const names: Readonly<Record<ShareShape, string>> = {
  square: 'Cuadrada, para publicaciones',
  story: 'Vertical, para historias',
  wide: 'Horizontal, para enlaces',
}

/** One picture of the kit, to be looked at and downloaded. */
export function SharePicture({ listingId, shape }: { listingId: number; shape: ShareShape }) {
  const [tries, setTries] = useState(0)
  const { file, url } = usePicture(`/api/share-pictures/${listingId}/${shape}`, tries)
  const { width, height } = SHARE_SHAPES[shape]
  const name = names[shape]
  return (
    <figure className="grid grid-cols-1 justify-items-center gap-2">
      {url ? (
        <img
          src={url}
          width={width}
          height={height}
          alt={`Imagen del anuncio: ${name}`}
          className="h-auto max-h-72 w-auto max-w-full rounded-field border border-line"
        />
      ) : (
        <Picture problem={file?.problem} />
      )}
      <figcaption className="text-center text-small text-muted">
        {name}
        <br />
        {width} × {height}
      </figcaption>
      {file?.problem ? (
        <Button tone="quiet" size="small" onClick={() => setTries((before) => before + 1)}>
          <RotateCw aria-hidden="true" size={16} strokeWidth={1.75} />
          Intentar de nuevo
        </Button>
      ) : (
        <Button
          tone="quiet"
          size="small"
          disabled={!file}
          aria-label={`Bajar: ${name}`}
          onClick={() => file?.content && saveAs(file.content, `wepa-${listingId}-${shape}.jpg`)}
        >
          <Download aria-hidden="true" size={16} strokeWidth={1.75} />
          Bajar
        </Button>
      )}
    </figure>
  )
}

function Picture({ problem }: { problem: string | undefined }) {
  if (problem) {
    return (
      <p role="alert" className="text-body">
        {problem}
      </p>
    )
  }
  return <Skeleton className="h-60 w-full" />
}

/** Asked for anew with each of `tries`. The address of the blob is given back when it is no longer shown. */
function usePicture(address: string, tries: number): { file?: FetchedFile; url?: string } {
  const [picture, setPicture] = useState<{ file?: FetchedFile; url?: string }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    let isGone = false
    let url: string | undefined
    setPicture({})
    void fetchFile(address).then((file) => {
      if (isGone) return
      url = file.content && URL.createObjectURL(file.content)
      setPicture({ file, ...(url && { url }) })
    })
    return () => {
      isGone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [address, tries])
  return picture
}

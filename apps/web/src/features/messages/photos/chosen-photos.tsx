import { X } from 'lucide-react'
import { Spinner } from '../../../ui/spinner.tsx'
import type { ChosenPhoto } from './use-chosen-photos.ts'

interface ChosenPhotosProps {
  photos: readonly ChosenPhoto[]
  onRemove: (key: string) => void
}

/** Above the field one writes in: the photos that go with the next message. */
export function ChosenPhotos({ photos, onRemove }: ChosenPhotosProps) {
  if (photos.length === 0) return null
  return (
    <ul
      aria-label="Fotos que vas a enviar"
      className="flex flex-none gap-2 overflow-x-auto border-line border-t bg-card px-3 pt-3 pb-1"
    >
      {photos.map(({ key, name, preview, blob }, index) => (
        <li key={key} className="relative flex-none">
          <img
            src={preview}
            alt={`Foto ${index + 1}: ${name}`}
            width={80}
            height={80}
            className="size-20 rounded-card border border-line bg-sand-deep object-cover"
          />
          {blob === null && (
            <span className="absolute inset-0 grid place-items-center rounded-card bg-black/40 text-white">
              <Spinner />
              <span className="sr-only">Preparando la foto</span>
            </span>
          )}
          <button
            type="button"
            aria-label={`Quitar la foto ${index + 1}`}
            onClick={() => onRemove(key)}
            className="absolute top-0 right-0 grid size-11 place-items-start justify-items-end p-1"
          >
            <span className="grid size-6 place-items-center rounded-full bg-black/70 text-white">
              <X aria-hidden="true" size={16} strokeWidth={2} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

import { Camera } from 'lucide-react'
import type { Ref } from 'react'
import { photoTypes } from './check-file.ts'

interface AddPhotosProps {
  isFirst: boolean
  onAdd: (files: readonly File[]) => void
  ref?: Ref<HTMLInputElement>
}

/** Opens the phone's own choice of camera and gallery. */
export function AddPhotos({ isFirst, onAdd, ref }: AddPhotosProps) {
  return (
    <label className="grid aspect-square cursor-pointer place-items-center rounded-card border-2 border-dashed border-edge bg-card p-3 text-center text-caribe transition-colors focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ring hover:border-caribe hover:bg-caribe-soft">
      <span className="grid justify-items-center gap-1">
        <Camera aria-hidden="true" size={28} strokeWidth={1.75} />
        <span className="text-body font-semibold">{isFirst ? 'Añadir fotos' : 'Añadir más'}</span>
        <span className="hidden text-small text-muted md:block">o arrástralas aquí</span>
      </span>
      <input
        ref={ref}
        type="file"
        multiple
        accept={photoTypes}
        className="sr-only"
        onChange={(event) => {
          onAdd([...(event.currentTarget.files ?? [])])
          // The same file can be chosen again after it was taken out.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}

import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { photoTypes } from '../../../blocks/photo-picker/check-file.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** Before the field one writes in: opens the phone's own choice of camera and gallery. */
export function AddPhotos({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton label="Añadir fotos" onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={photoTypes}
        aria-label="Fotos para el mensaje"
        onChange={(event) => {
          onAdd([...(event.currentTarget.files ?? [])])
          // The same file can be chosen again after it was taken out.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

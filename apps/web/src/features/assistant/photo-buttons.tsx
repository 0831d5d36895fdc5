import { Camera, ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { photoTypes } from '../../blocks/photo-picker/check-file.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'

interface PhotoLabelProps {
  /** The camera opens at once, where there is one in the hand. */
  isCamera?: boolean
  title?: string
  className: string
  children: ReactNode
  onChoose: (files: readonly File[]) => void
}

/** A label with its file field inside, which looks like a button. */
export function PhotoLabel({ isCamera, title, className, children, onChoose }: PhotoLabelProps) {
  return (
    <label
      title={title}
      className={classNames(
        'cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ring',
        className,
      )}
    >
      {children}
      <input
        type="file"
        multiple={!isCamera}
        accept={photoTypes}
        capture={isCamera ? 'environment' : undefined}
        className="sr-only"
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])])
          // The same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}

/** The two ways a photo comes: the camera where there is one in the hand (else `capture` means nothing), and files. */
export function PhotoButtons({ onChoose }: Pick<PhotoLabelProps, 'onChoose'>) {
  return (
    <div className="flex flex-wrap gap-3">
      <PhotoLabel
        isCamera
        className={buttonClass('call', 'large', 'not-pointer-coarse:hidden!')}
        onChoose={onChoose}
      >
        <Camera aria-hidden="true" size={22} strokeWidth={1.75} />
        Tomar una foto
      </PhotoLabel>
      <PhotoLabel className={buttonClass('main', 'large')} onChoose={onChoose}>
        <ImagePlus aria-hidden="true" size={22} strokeWidth={1.75} />
        Elegir fotos
      </PhotoLabel>
    </div>
  )
}

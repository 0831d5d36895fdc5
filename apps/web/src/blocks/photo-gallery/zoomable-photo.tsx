import { type Ref, useImperativeHandle } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Photo } from './photo.tsx'
import { useZoom } from './use-zoom.ts'

export type ZoomControl = { toggle: () => void }

interface ZoomablePhotoProps {
  url: string
  fallback: string
  alt: string
  isFirst: boolean
  /** It is the one in sight; the others go back to their size. */
  isShown: boolean
  onZoom: (isZoomed: boolean) => void
  control?: Ref<ZoomControl> | undefined
}

/** A photo as large as the screen, and larger where somebody wants to look closely. */
export function ZoomablePhoto(props: ZoomablePhotoProps) {
  const { isShown, control, onZoom, ...photo } = props
  const { frame, isZoomed, toggle } = useZoom(isShown, onZoom)
  useImperativeHandle(control, () => ({ toggle: () => toggle() }))
  return (
    <div ref={frame} className={classNames('zoom-frame', isZoomed && 'overscroll-contain')}>
      <div className="zoom-content">
        <Photo {...photo} sizes={isZoomed ? '100rem' : undefined} className="h-full" />
      </div>
    </div>
  )
}

import { ImageOff } from 'lucide-react'
import { useState } from 'react'

/** A photo that was sent; its place where it cannot be shown (HEIC, or gone with a reload). */
export function TalkPicture({ src, className }: { src: string | null; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  const shape = className ?? 'h-44 w-44'
  if (src === null || broken === src) {
    return (
      <span
        role="img"
        aria-label="La foto que enviaste"
        className={`grid place-items-center rounded-field bg-sand-deep text-muted ${shape}`}
      >
        <ImageOff aria-hidden="true" size={28} strokeWidth={1.75} />
      </span>
    )
  }
  return (
    <img
      src={src}
      alt="La foto que enviaste"
      className={`rounded-field bg-sand-deep object-cover ${shape}`}
      onError={() => setBroken(src)}
    />
  )
}

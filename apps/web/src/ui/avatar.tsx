import { classNames } from './class-names.ts'
import { useIsLight } from './light-context.ts'

interface AvatarProps {
  name: string
  url: string | null
  className?: string
}

/** A person's picture, or the first letters of their name. Decorative: the name stands beside it. */
export function Avatar({ name, url, className }: AvatarProps) {
  const isLight = useIsLight()
  const shape = classNames('size-14 flex-none rounded-full', className)
  if (url && !isLight) {
    return (
      <img
        src={url}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className={`${shape} object-cover`}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} grid place-items-center bg-caribe-soft text-lead font-bold text-caribe-strong`}
    >
      {initials(name)}
    </span>
  )
}

/** 'Ana Rivera Cruz' → 'AR'. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}

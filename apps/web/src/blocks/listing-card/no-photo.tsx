import { classNames } from '../../ui/class-names.ts'
import './category-hues.css'
import './listing-card.css'

interface NoPhotoProps {
  category: { slug: string } | null | undefined
  className?: string
}

/** Stands where an ad has no photo: the tint of its category and the words, so that no drawing passes for the thing. */
export function NoPhoto({ category, className }: NoPhotoProps) {
  const hue = `hue-${category?.slug || 'servicios'}`
  return <span className={classNames('no-photo category-tint', hue, className)}>Sin foto</span>
}

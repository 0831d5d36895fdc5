import { categoryImage } from '@wepa/domain/photos/fallback'

interface NoPhotoProps {
  category: { slug: string } | null | undefined
  className?: string
}

/** Stands where an ad has no photo: its category's icon and the words, so that no drawing passes for the thing. */
export function NoPhoto({ category, className }: NoPhotoProps) {
  return (
    <img
      src={categoryImage(category?.slug)}
      alt="Sin foto"
      width={400}
      height={300}
      className={className}
    />
  )
}

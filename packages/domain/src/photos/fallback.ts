// Which picture a card shows.
import { isLink } from './photo.ts'

/**
 * What stands for a photo where there is none: the category's icon, and 'Sin foto' in words. Services where the category
 * is unknown.
 */
export function categoryImage(slug: string | null | undefined): string {
  return `/images/categories/${slug || 'servicios'}.svg`
}

/** The scene that is drawn for a category, for its own page. */
export function categoryScene(slug: string): string {
  return `/images/category-scenes/${slug}.svg`
}

/**
 * First thumbnail, else first image, else the category's own picture. Data URLs and raw base64 are shown as they
 * are; a link is shown nowhere before its copy is here.
 */
export function cardImage(listing: {
  thumbnails: readonly string[]
  images: readonly string[]
  category?: { slug: string } | null
}): string {
  return ownCardImage(listing) ?? categoryImage(listing.category?.slug)
}

/** The first thumbnail, else the first image of the ad's own; undefined for an ad without a photo that can be shown. */
export function ownCardImage(listing: {
  thumbnails: readonly string[]
  images: readonly string[]
}): string | undefined {
  const picture = listing.thumbnails.find(isGiven) ?? listing.images.find(isGiven)
  return picture === undefined ? undefined : imageSource(picture)
}

/** The pictures of an ad that can be shown, each once, as an `img` takes them: a link is not, before its copy is here. */
export function shownPictures(images: readonly string[]): string[] {
  return [...new Set(images.filter(isGiven).map(imageSource))]
}

/** What an `img` takes: paths, data URLs and absolute URLs as they are, raw base64 as a data URL. */
export function imageSource(picture: string): string {
  const isAddress = /^(\/|data:|https?:\/\/)/i.test(picture)
  const isBase64 = picture.length > 100 && /^[A-Za-z0-9+/=_-]+$/.test(picture.slice(0, 101))
  // A JPEG in base64 starts with '/9j/', which also looks like a path.
  if (isBase64 && (!isAddress || picture.startsWith('/9j/')))
    return `data:image/jpeg;base64,${picture}`
  return picture
}

function isGiven(picture: string): boolean {
  return picture.trim() !== '' && !isLink(picture)
}

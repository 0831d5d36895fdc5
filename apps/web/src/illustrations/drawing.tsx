// The drawings of empty and failed screens: one file that is fetched when the first of them shows, and kept by the
// service worker, instead of code that every first load would carry. Their colors are the theme's.
import drawings from './drawings.svg'

export type DrawingName =
  | 'coming-soon'
  | 'join-in'
  | 'mail-sent'
  | 'no-favorites'
  | 'no-listings'
  | 'no-messages'
  | 'no-notifications'
  | 'no-ratings'
  | 'not-found'
  | 'offline'
  | 'search-empty'
  | 'something-broke'

/** Decoration, 240 × 176 px unless the class says otherwise: what it shows is said beside it. */
export function Drawing({ name, className }: Readonly<{ name: DrawingName; className?: string }>) {
  return (
    <svg viewBox="0 0 240 176" width="240" height="176" className={className} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}

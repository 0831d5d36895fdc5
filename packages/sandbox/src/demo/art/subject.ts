import type { Random } from '../random.ts'

/**
 * A drawn thing: it stands on y = 0, up is negative, x = 0 is its middle. Sizes in units of a scene
 * that is 960 wide and 720 high.
 */
export type Subject = { art: string; width: number; height: number }

/** What an ad asks of a drawing: a color ('#rrggbb') and, where a thing has them, a variant. */
export type DrawingOptions = { color?: string; variant?: string }

export type Draw = (random: Random, options: DrawingOptions) => Subject

/** Where a thing is seen. `ground` is the height at which it stands; `front` is drawn over it. */
export type Backdrop = { back: string; ground: number; front: string }

export type DrawBackdrop = (random: Random) => Backdrop

// What `scripts/outlines-plugin.ts` draws. Units: a thousandth of a degree of latitude, from the north-west.
declare module 'virtual:municipality-outlines' {
  /** Slug, SVG path, and a point well inside. */
  export const outlines: readonly (readonly [slug: string, path: string, x: number, y: number])[]
  /** Where two regions meet. */
  export const regionBorders: string
}

declare module 'virtual:starter' {
  /** Declares `starter`, with what starter.ts exports. */
  export const script: string
  /** Declares `starter`, with what light-starter.ts exports. */
  export const lightScript: string
}

declare module 'virtual:starter' {
  /** Declares `starter`, with what starter.ts exports. */
  export const script: string
}

/** Made at build time (scripts/known-words-plugin.ts). */
declare module 'virtual:known-words' {
  export const words: readonly string[]
  export const makes: readonly string[]
}

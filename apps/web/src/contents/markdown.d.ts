// What `scripts/markdown-plugin.ts` makes of a text.
declare module '*.md' {
  export const intro: string
  export const sections: readonly { id: string; title: string; html: string }[]
}

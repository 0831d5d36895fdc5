import type { ReactNode } from 'react'

/** A text that the specification has in English, said so. */
export function inEnglish(text: string): ReactNode {
  return <span lang="en">{text}</span>
}

// The three guides, in the order in which one leads to the next.
import { pageHeads } from '../../text/page-heads.ts'

export type GuidePath = '/guide-selling-tips' | '/guide-buying-guide' | '/guide-local-market'

export type Guide = {
  path: GuidePath
  title: string
  description: string
  /** What it takes to read, as documented. */
  minutes: number
}

export const guides: readonly Guide[] = [
  { path: '/guide-selling-tips', minutes: 8, ...pageHeads['guide-selling-tips'] },
  { path: '/guide-buying-guide', minutes: 6, ...pageHeads['guide-buying-guide'] },
  { path: '/guide-local-market', minutes: 10, ...pageHeads['guide-local-market'] },
]

/** A guide and its neighbors. @throws Error for a path that is none */
export function guideAt(path: GuidePath): { guide: Guide; before?: Guide; after?: Guide } {
  const index = guides.findIndex((each) => each.path === path)
  const guide = guides[index]
  if (!guide) throw new Error(`no guide at ${path}`)
  const [before, after] = [guides[index - 1], guides[index + 1]]
  return { guide, ...(before && { before }), ...(after && { after }) }
}

import { latePart } from '../../ui/late-part.tsx'
import type { OtherSearchesProps } from './no-hits/other-searches.tsx'

/** What else would find something, and being told when it appears; its children until it is there. */
export const NoHits = latePart<OtherSearchesProps>(
  async () => (await import('./no-hits/other-searches.tsx')).OtherSearches,
  { waiting: ({ children }) => children },
)

import type { ReactNode } from 'react'
import { latePart } from '../../ui/late-part.tsx'
import type { OtherSearchesProps } from './no-hits/other-searches.tsx'

const OtherSearches = latePart(
  async () => (await import('./no-hits/other-searches.tsx')).OtherSearches,
)

const AlertMe = latePart(async () => (await import('./no-hits/alert-me.tsx')).AlertMe)

interface NoHitsProps extends OtherSearchesProps {
  /** What the page itself offers: it is in the server's page already, and stays where it is pressed. */
  children: ReactNode
}

/** What else would find something, what the page itself offers, and being told when something appears. */
export function NoHits({ children, ...search }: NoHitsProps) {
  return (
    <div className="w-full">
      <OtherSearches {...search} />
      <div className="flex flex-wrap justify-center gap-3">
        {children}
        <AlertMe address={search.address} />
      </div>
    </div>
  )
}

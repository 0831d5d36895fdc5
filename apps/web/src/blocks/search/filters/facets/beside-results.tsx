import { type ReactNode, useEffect, useState } from 'react'
import { latePart } from '../../../../ui/late-part.tsx'
import type { AddressChanges, SearchAddress } from '../../search-address.ts'
import type { FacetAsideProps } from './facet-aside.tsx'

const FacetAside = latePart<FacetAsideProps>(
  async () => (await import('./facet-aside.tsx')).FacetAside,
)

interface BesideResultsProps {
  address: SearchAddress
  category: string | undefined
  onChange: (changes: AddressChanges) => void
  /** The results. */
  children: ReactNode
}

/** On a desktop, within a category, its filters stand beside the results; their place is kept until they are here. */
export function BesideResults({ address, category, onChange, children }: BesideResultsProps) {
  const isWide = useIsWide()
  if (category === undefined) return children
  return (
    <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
      <div className="pt-3 max-lg:hidden">
        {isWide && <FacetAside {...{ address, category, onChange }} />}
      </div>
      <div>{children}</div>
    </div>
  )
}

/** A phone neither shows nor fetches them. */
function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const wide = matchMedia('(width >= 64rem)')
    const look = () => setIsWide(wide.matches)
    look()
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [])
  return isWide
}

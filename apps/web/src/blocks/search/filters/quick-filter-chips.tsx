import { Chip } from '../../../ui/forms/chip.tsx'
import type { AddressChanges, SearchAddress } from '../search-address.ts'
import { quickFilters } from './quick-filters.ts'

interface QuickFilterChipsProps {
  address: SearchAddress
  category: string | undefined
  onAdd: (changes: AddressChanges) => void
}

/** Filters that are one tap away. They come after the first look, at the end of their row: nothing moves. */
export function QuickFilterChips({ address, category, onAdd }: QuickFilterChipsProps) {
  return (
    <ul aria-label="Filtros rápidos" className="flex flex-none gap-2">
      {quickFilters(address, category).map(({ label, adds }) => (
        <li key={label} className="flex-none">
          <Chip onClick={() => onAdd(adds)}>{label}</Chip>
        </li>
      ))}
    </ul>
  )
}

import { type RefObject, useRef } from 'react'
import type { AddressChanges, SearchAddress } from './search-address.ts'

/** A form of filters that count at once: words that are typed and not searched for yet go along with each. */
export function useFilterForm(
  { q = '' }: SearchAddress,
  onChange: (changes: AddressChanges) => void,
): { form: RefObject<HTMLFormElement | null>; choose: (changes: AddressChanges) => void } {
  const form = useRef<HTMLFormElement>(null)
  return {
    form,
    choose: (changes) => {
      const typed = form.current && new FormData(form.current).get('q')
      const isUnsent = typeof typed === 'string' && typed.trim() !== q
      onChange(isUnsent ? { q: typed, ...changes } : changes)
    },
  }
}

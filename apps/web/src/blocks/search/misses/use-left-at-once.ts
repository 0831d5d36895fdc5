import { useRouter } from '@tanstack/react-router'
import { LEFT_WITHIN } from '@wepa/domain/admin/search-miss'
import { useEffect, useRef } from 'react'
import { readSearchAddress, type SearchAddress } from '../search-address.ts'
import { reportMiss } from './report-miss.ts'

/**
 * Reports a search whose results were shown and of no use: within seconds its page was left, or other words were asked,
 * and nothing on it was pressed. `results`: how many ads it found; undefined while those of another search stand there.
 */
export function useLeftAtOnce(results: number | undefined): void {
  const router = useRouter()
  const { href } = router.state.location
  const shown = useRef<Shown>(undefined)
  useEffect(() => {
    const address = readAddress(href)
    const before = shown.current
    // Other filters are a use of what is there: the same words are looked at on.
    if (before && before.address.q !== address.q) tellIfLeft(before)
    if (results === undefined) return
    if (before?.address.q === address.q) return
    shown.current = { address, results, at: Date.now(), isUsed: false }
  }, [href, results])
  useEffect(() => {
    const use = ({ target }: Event) => {
      // Enter in the field of words presses its form's button: to ask anew is no use of what is there.
      const isControl =
        target instanceof Element && target.closest('main a, main button:not([type=submit])')
      if (isControl && shown.current) shown.current.isUsed = true
    }
    const leave = () => {
      if (shown.current) tellIfLeft(shown.current)
    }
    document.addEventListener('click', use, true)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('click', use, true)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}

type Shown = { address: SearchAddress; results: number; at: number; isUsed: boolean }

function tellIfLeft(shown: Shown): void {
  const { address, results, at, isUsed } = shown
  if (isUsed || Date.now() - at > LEFT_WITHIN) return
  // Once: the page may be left in more than one way.
  shown.isUsed = true
  reportMiss('left', address, results)
}

/** The search of an address, in the category whose own page it is. */
function readAddress(href: string): SearchAddress {
  const { pathname, searchParams } = new URL(href, window.location.origin)
  const [, first, slug] = pathname.split('/')
  const asked = readSearchAddress(Object.fromEntries(searchParams))
  return first === 'category' && slug !== undefined ? { ...asked, category: slug } : asked
}

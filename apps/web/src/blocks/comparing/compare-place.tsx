import { useEffect, useState } from 'react'
import { readTab } from '../../lib/device/tab-storage.ts'
import { latePart } from '../../ui/late-part.tsx'
import { chosenKey } from './chosen-key.ts'

const CompareBar = latePart(async () => (await import('./compare-bar.tsx')).CompareBar)

/** Where a list shows what was chosen elsewhere to stand side by side; nothing loads while nothing is. */
export function ComparePlace() {
  const [isChosen, setIsChosen] = useState(false)
  useEffect(() => setIsChosen(readTab(chosenKey) !== null), [])
  return isChosen && <CompareBar />
}

// The ads somebody has chosen to see side by side, for as long as the tab lasts.
import { MOST_COMPARED, readCompared } from '@wepa/domain/listings/compared'
import { createStore, useStore } from '../../lib/device/store.ts'
import { readTab, writeTab } from '../../lib/device/tab-storage.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { chosenKey } from './chosen-key.ts'

const none: readonly number[] = []
const chosen = createStore<readonly number[]>(readCompared(readTab(chosenKey)))

/** Their ids, in the order in which they were chosen; none while the server's HTML hydrates. */
export function useChosenAds(): readonly number[] {
  return useStore(chosen, none)
}

/** Chooses an ad, or not any more. Answers whether that was possible: beyond the most it is refused in words. */
export function chooseAd(id: number, isWanted: boolean): boolean {
  const others = chosen.get().filter((each) => each !== id)
  if (isWanted && others.length >= MOST_COMPARED) {
    showToast({
      title: 'Puedes comparar hasta cuatro anuncios',
      description: 'Quita uno para añadir este.',
      tone: 'bad',
    })
    return false
  }
  setChosenAds(isWanted ? [...others, id] : others)
  return true
}

export function setChosenAds(ids: readonly number[]): void {
  chosen.set(ids)
  writeTab(chosenKey, ids.length > 0 ? ids.join(',') : null)
}

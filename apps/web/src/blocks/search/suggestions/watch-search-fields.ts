// Suggestions for every field in which people type what they look for. The fields know nothing of it, and their first
// load holds none of it: what is here begins after the first screen, and the rest comes when a field is used.
import { isLightPage } from '../../../lib/device/saves-data.ts'
import { readStored, writeStored } from '../../../lib/device/storage.ts'
import { watchSession } from '../../../lib/session/session.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { keptFor } from '../../../offline/query-cache/store.ts'
import type { SuggestionRouter } from './suggestion-router.ts'

/** Fields of other searches (help, moderation) have other names. */
const searchField = 'search input[type="search"][name="q"]'

/** Somebody has searched on this device. */
const searchedKey = 'searched'

/** From now on, once for the life of the page. */
export function watchSearchFields(router: SuggestionRouter): void {
  document.addEventListener('focusin', ({ target }) => open(target, router))
  document.addEventListener('submit', keep, true)
  watchSession(forget)
  forget()
  // Whoever was faster than this.
  open(document.activeElement, router)
}

function open(field: EventTarget | null, router: SuggestionRouter): void {
  if (!(field instanceof HTMLInputElement) || !field.matches(searchField)) return
  // React draws a part anew that it finds changed when it hydrates it, and what was typed there is gone.
  if (window.wepaStarter) return void whenIdle(() => open(field, router), 200)
  // A light page fetches nothing that nobody asked for; where the service worker has it, it costs nothing.
  if (isLightPage() && !navigator.serviceWorker?.controller) return
  import('./open-suggestions.tsx')
    .then(({ openSuggestions }) => openSuggestions(field, router))
    // Without network before it was ever fetched the field is what it was.
    .catch(() => {})
}

/** Notes what is searched for as one's own last search. */
function keep({ target }: SubmitEvent): void {
  const field = target instanceof HTMLFormElement && target.querySelector(searchField)
  const userId = keptFor()
  if (!(field instanceof HTMLInputElement) || userId === undefined || field.value.trim() === '')
    return
  const text = field.value
  writeStored(searchedKey, 'yes')
  void import('../../../offline/searches/own-searches.ts')
    .then(({ keepSearch }) => keepSearch(userId, text))
    .catch(() => {})
}

/** Deletes what others than the person of now looked for on this device. Where nobody did, no database is opened for it. */
function forget(): void {
  const userId = keptFor()
  if (userId === undefined || readStored(searchedKey) === null) return
  void import('../../../offline/searches/own-searches.ts')
    .then(({ forgetSearchesOfOthers }) => forgetSearchesOfOthers(userId))
    .catch(() => {})
}

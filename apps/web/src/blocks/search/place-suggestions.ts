// What the field for a place suggests; fetched when it is first used.
import { formatLocation, WHOLE_ISLAND } from '@wepa/domain/places/location'
import { MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import { foldText } from '@wepa/domain/text/writing'

const suggestions = {
  search: [WHOLE_ISLAND, ...sortedNames(({ name }) => name)],
  address: sortedNames(formatLocation),
}

/** The places that go with a text, those that begin with it first. */
export function suggestPlaces(purpose: 'search' | 'address', text: string): readonly string[] {
  const names = suggestions[purpose]
  const wanted = foldText(text.trim())
  if (wanted === '') return names
  const starts = names.filter((name) => foldText(name).startsWith(wanted))
  const holds = names.filter((name) => foldText(name).includes(` ${wanted}`))
  const found = [...new Set([...starts, ...holds])]
  // Written as the suggestion stands there is nothing left to suggest, and the list would cover what comes below.
  return found.length === 1 && found[0] === text.trim() ? [] : found
}

function sortedNames(write: (municipality: (typeof MUNICIPALITIES)[number]) => string) {
  return MUNICIPALITIES.map(write).sort((a, b) => (foldText(a) < foldText(b) ? -1 : 1))
}

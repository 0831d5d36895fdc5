import { formatLocation, WHOLE_ISLAND } from '@wepa/domain/location'
import { MUNICIPALITIES } from '@wepa/domain/municipalities'
import { foldText } from '@wepa/domain/writing'
import { Combobox } from '../ui/combobox.tsx'
import type { FieldProps } from '../ui/field.tsx'

interface MunicipalityFieldProps extends FieldProps {
  id?: string | undefined
  name?: string | undefined
  value: string
  onValueChange: (text: string) => void
  onBlur?: (() => void) | undefined
  onTake?: ((place: string) => void) | undefined
  placeholder?: string | undefined
  inputClassName?: string | undefined
  /**
   * `search` suggests 'Toda la isla' and plain names ('Ponce'); `address` writes the place as an
   * ad carries it ('Ponce, Sur').
   */
  purpose: 'search' | 'address'
}

const suggestions = {
  search: [WHOLE_ISLAND, ...sortedNames(({ name }) => name)],
  address: sortedNames(formatLocation),
}

/** A place in free text, with all 78 municipalities suggested; accents and ñ do not matter. */
export function MunicipalityField({ purpose, ...rest }: MunicipalityFieldProps) {
  return <Combobox {...rest} suggest={(text) => suggestPlaces(purpose, text)} />
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

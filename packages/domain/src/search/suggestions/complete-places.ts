// Completes the place after 'en': 'bicicleta en cag'.
import { MUNICIPALITIES } from '../../places/municipalities.ts'
import { foldText } from '../../text/writing.ts'
import { isBeginningWithSlips, soundFromBeginning, soundsOfBeginning } from './begins-like.ts'

/** The text with each municipality that goes on with what follows its last 'en', at most `most`. */
export function completePlaces(text: string, most: number): string[] {
  const [, before = '', typed = ''] = /^(.*\S\s+en\s+)(\S.*)$/is.exec(text) ?? []
  const letters = foldText(typed).replace(/\s+/g, ' ')
  if (letters === '') return []
  const sounds = soundsOfBeginning(letters)
  const tests: ((name: string) => boolean)[] = [
    (name) => name.startsWith(letters),
    (name) => sounds.some((sound) => soundFromBeginning(name).startsWith(sound)),
    (name) => isBeginningWithSlips(letters, name),
  ]
  const isBegun = tests.find((test) => MUNICIPALITIES.some(({ name }) => test(foldText(name))))
  const names = isBegun ? MUNICIPALITIES.filter(({ name }) => isBegun(foldText(name))) : []
  return names
    .map(({ name }) => before + name)
    .filter((each) => each !== text)
    .slice(0, most)
}

// Letters and digits that pass for others in the name of a host.
import { foldText } from '../../text/writing.ts'

/** Of other scripts, by the Latin letter that each looks like; and Latin ones that keep a stroke when accents go. */
const twins: readonly (readonly [latin: string, others: string])[] = [
  ['a', 'аαɑ'],
  ['b', 'вьƅ'],
  ['c', 'сϲ'],
  ['d', 'ԁđ'],
  ['e', 'еєεҽ'],
  ['f', 'ϝƒ'],
  ['g', 'ɡց'],
  ['h', 'һհ'],
  ['i', 'іιıɩ'],
  ['j', 'јϳ'],
  ['k', 'кκ'],
  ['l', 'ӏłⅼ'],
  ['m', 'мⅿ'],
  ['n', 'пηո'],
  ['o', 'оοօøσ'],
  ['p', 'рρ'],
  ['q', 'ԛգ'],
  ['r', 'гᴦ'],
  ['s', 'ѕꜱ'],
  ['t', 'тτ'],
  ['u', 'υսц'],
  ['v', 'ѵν'],
  ['w', 'ԝωш'],
  ['x', 'хχ'],
  ['y', 'уγү'],
  ['z', 'ᴢ'],
]

const latinOf = new Map(
  twins.flatMap(([latin, others]) => [...others].map((each) => [each, latin])),
)

/** A label in the Latin letters that people read in it, without accents. */
export function readAsLatin(label: string): string {
  return foldText([...label].map((letter) => latinOf.get(letter) ?? letter).join(''))
}

/** Letters that no Spanish or English name has: accents of elsewhere, or another script. */
export function hasForeignLetters(label: string): boolean {
  return /[^a-z0-9áéíóúüñç-]/.test(label)
}

/** Latin letters beside those of a script that resembles them: nobody writes so but to deceive. */
export function mixesScripts(label: string): boolean {
  return (
    /\p{Script=Latin}/u.test(label) &&
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(label)
  )
}

const digits: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
}

/**
 * The same for all that looks the same: 'athm0vil' and 'athmovil'. `isLong`: of words so long that letters can be
 * taken for each other too, which for 'dhl' and 'fema' would be 'dhi' and 'ferna'.
 */
export function shapeOf(text: string, isLong: boolean): string {
  const shape = text.replace(/[0134578]/g, (digit) => digits[digit] ?? digit).replace(/vv/g, 'w')
  return isLong ? shape.replace(/i/g, 'l').replace(/rn/g, 'm') : shape
}

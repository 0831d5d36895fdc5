// What may be suggested to others, or kept to be suggested again.
import { foldText } from '../../text/writing.ts'

const longest = 40
const longestOfAppearances = 60
const mostWords = 5

/**
 * What nobody is to be offered while they type, folded. Words that also name things for sale stand nowhere here
 * (escort, a Ford; pato).
 */
const UNFIT = new RegExp(
  `\\b(?:${[
    'bichos?,cricas?,chochas?,pingas?,toto,cabron(?:a|es|as)?,put[ao]s?,putit[ao]s?,mamabichos?,maric(?:on|ones|a|as)',
    'culos?,ano,anal,tetas?,cojones,carajo,cono,pendej[ao]s?,mierdas?,zorras?,prostitut[ao]s?,porno?(?:grafia)?,sexo',
    'sexual(?:es)?,xxx,nazis?,cocaina,heroina,marihuana,fentanilo,crack,fuck(?:er|ing)?,shit,bitch(?:es)?,pussy',
    'dicks?,cocks?,cunts?,whores?,nigg(?:er|a)s?,faggots?,nudes?,desnud[ao]s?',
  ]
    .join(',')
    .replaceAll(',', '|')})\\b`,
)

/** An email or an address, or a number that only a telephone, a card or a paper has. */
const CONTACT = /@|https?:|www\.|\.(?:com|net|org|pr)\b|\d(?:[\s().-]*\d){6,}/i

/** Whether a text may be completed or shown at all: no way to reach somebody, nothing offensive. */
export function isSuggestible(text: string): boolean {
  return !CONTACT.test(text) && !UNFIT.test(foldText(text))
}

/**
 * A search as it is counted for what many look for: in lower case, with single spaces, without signs. Nothing where it
 * says too much to be anybody's but one's own: whole sentences, an email, a number of five digits or more.
 */
export function popularFormOf(search: string): string | undefined {
  const text = plainFormOf(search, longest)
  return text !== undefined && text.split(' ').length <= mostWords ? text : undefined
}

/** The same of at most 60 characters and any number of words: what sellers are told their ads appeared for. */
export function appearanceFormOf(search: string): string | undefined {
  return plainFormOf(search, longestOfAppearances)
}

function plainFormOf(search: string, most: number): string | undefined {
  const text = search
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s/.,&+'"-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const isShort = text.length >= 2 && text.length <= most
  // With a dash or quotes it is a way to ask, and no name of a thing.
  if (!isShort || /["]|(?:^|\s)-/.test(text) || /\d{5}/.test(text)) return undefined
  return /\p{L}/u.test(text) && isSuggestible(search) && isSuggestible(text) ? text : undefined
}

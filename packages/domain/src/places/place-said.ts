// The municipality that somebody says in a sentence: 'está en Caguas', 'ponle $50 y se recoge en Río Grande'.
import { foldText } from '../text/writing.ts'
import { MUNICIPALITIES, type Municipality } from './municipalities.ts'

/** `rest`: what else the sentence says; empty where it says nothing but the place. */
export type PlaceSaid = { municipality: Municipality; rest: string }

const slugs = MUNICIPALITIES.map(({ slug }) => slug.replaceAll('-', ' '))
// The longer first: 'Toa Alta' before a name that it might begin with.
const name = `(?<name>${slugs.toSorted((one, other) => other.length - one.length).join('|')})`
const around = '(?:,? (?:centro|pueblo|p\\.?r\\.?|puerto rico))*'
const verb =
  'esta|estoy|esto esta|queda|vivo|(?:lo|la|los|las) tengo|se (?:recogen?|entregan?|encuentra)|(?:para )?recoger(?:lo|la)?|entrego|ubicad[oa]|localizad[oa]'
const noun = '(?:el )?(?:pueblo|municipio|lugar)(?: es)?'
/** 'está en Caguas', 'queda por el pueblo de Cidra', 'el municipio es Ponce'. */
const inSentence = new RegExp(
  `(?<!\\p{L})(?<!no )(?:(?:${verb}) (?:en|por)|${noun}:?)(?: el)?(?: (?:pueblo|municipio) de)? ${name}(?!\\p{L})${around}`,
  'u',
)
/** 'Caguas', 'En Caguas, PR.' */
const alone = new RegExp(
  `^(?:en |de )?(?:el )?(?:(?:pueblo|municipio) de )?${name}${around}[\\s.!]*$`,
  'u',
)

/** The municipality that a sentence says something is in; undefined for a region, a negation or none. */
export function placeSaid(text: string): PlaceSaid | undefined {
  const tidy = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  const folded = foldText(tidy)
  const match = alone.exec(folded) ?? inSentence.exec(folded)
  const municipality = match && MUNICIPALITIES[slugs.indexOf(match.groups?.name ?? '')]
  if (!match || !municipality) return undefined
  const before = tidy.slice(0, match.index).replace(/[\s,.;:]*(?:\b[ye])?[\s,.;:]*$/i, '')
  const after = tidy.slice(match.index + match[0].length).replace(/^[\s,.;:!]*(?:[ye]\s)?\s*/i, '')
  return { municipality, rest: [before, after].filter(Boolean).join(', ') }
}

// What is compared of a first message, so that it can be told from others without being kept: docs/product/suspicion.md.
import { plainText } from '../fraud/text.ts'

/** Fewer words are what many ask of themselves: 'Hola, ¿sigue disponible?' */
const leastWords = 8
/** Words that are read: whoever writes more says the same at the beginning. */
const mostWords = 60
/** Characters that are read. */
const mostCharacters = 1000
/** Words of a shingle. */
const inARow = 3
const mostLinks = 3

/**
 * Each three words that follow one another, without accents, capitals, signs and the usual disguises; none of a
 * short message. Messages that share most of them are the same with small changes.
 */
export function shinglesOf(message: string): string[] {
  const words = plainText(message.slice(0, mostCharacters))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
  if (words.length < leastWords) return []
  const all = words.slice(0, 1 - inARow).map((_, at) => words.slice(at, at + inARow).join(' '))
  return [...new Set(all)]
}

/** With a scheme or a path anything with a dot is an address; a bare one needs a usual ending: 'el carro.esta nuevo'. */
const LINK =
  /(?<![@\w.-])(https?:\/\/)?(?:www\.)?((?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24})(?![\w@-])(?::\d{1,5})?(\/[^\s?#]*)?(\?[^\s#]*)?/gi
const usualEnding =
  /\.(?:com|net|org|pr|me|ly|co|info|app|shop|store|xyz|link|site|online|io|us|es|ru|top|club|live|ws|gg|to)$/

/** Paths of sites that tell their pages apart by what follows: without it everybody's map would be one link. */
const sharedPath = /^\/(?:maps(?:\/.*)?|watch|search|profile\.php|story\.php|dir|share)?\/?$/

/**
 * Host and path of the addresses that a message names, at most three, without those of `ownHost`; with the query where the
 * path says nothing.
 */
export function linksOf(message: string, ownHost: string): string[] {
  const found = [...message.slice(0, mostCharacters).matchAll(LINK)].flatMap(
    ([, scheme, name = '', path = '', query = '']) => {
      const host = name.toLowerCase()
      if (!scheme && path === '' && !usualEnding.test(host)) return []
      const address = path !== '' && sharedPath.test(path) ? path + query : path
      return host === ownHost ? [] : [host + address.replace(/[/.,;:!)]+$/, '')]
    },
  )
  return [...new Set(found)].slice(0, mostLinks)
}

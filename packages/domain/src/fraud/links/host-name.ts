// The host of an address, cut as people who register names cut it. Without URL, which pure rules do not have.
import { decodePunycode } from './punycode.ts'

export type HostName = {
  /** In small letters, without port; of another script as it travels ('xn--…'). */
  host: string
  /** What somebody registered, the end of the host: 'track-pr.info' of 'usps.track-pr.info'. */
  site: string
  /** The host's labels before its ending, in their own letters. */
  labels: readonly string[]
  /** 'com', 'com.pr'. */
  ending: string
  /** What stands before an @, where people expect the host. */
  user: string
  path: string
  isNumber: boolean
}

/** Of a whole address, or of one that begins with its host. A browser reads it the same way. */
export function readHostName(address: string): HostName {
  const rest = address
    .trim()
    .replace(/^(?:https?:[\\/]*|[a-z][a-z0-9+.-]*:[\\/]{2,}|[\\/]{2})/i, '')
  const end = rest.search(/[\\/?#]/)
  const authority = end < 0 ? rest : rest.slice(0, end)
  const at = authority.lastIndexOf('@')
  const host = cleanHost(authority.slice(at + 1))
  const all = host.split('.')
  const isNumber = host.startsWith('[') || /^(?:\d+|0x[\da-f]*)$/.test(all.at(-1) ?? '')
  const cut = isNumber ? 0 : all.length - endingSize(all)
  return {
    host,
    site: all.slice(Math.max(cut - 1, 0)).join('.'),
    labels: all.slice(0, cut).map(ownLetters),
    ending: isNumber ? '' : all.slice(cut).join('.'),
    user: at < 0 ? '' : decode(authority.slice(0, at)).toLowerCase(),
    path: end < 0 ? '' : rest.slice(end).replaceAll('\\', '/'),
    isNumber,
  }
}

/** Without the port, and without what a sentence puts after it. */
function cleanHost(text: string): string {
  const host = decode(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[。．｡]/g, '.')
  if (host.startsWith('[')) return host.replace(/\].*$/, ']')
  return host.replace(/:.*$/, '').replace(/[^\p{L}\p{M}\p{N}]+$/u, '')
}

/** Two labels where a country sells names below 'com', 'gov' and the like ('com.pr'), else one. */
function endingSize(labels: readonly string[]): number {
  if (labels.length < 2) return 0
  const [second = '', last = ''] = labels.slice(-2)
  const isSecondLevel =
    /^(?:com|co|net|org|gov|gob|edu|ac|mil|info|biz|name|pro|isla|est|prof)$/.test(second)
  return labels.length > 2 && last.length === 2 && isSecondLevel ? 2 : 1
}

function ownLetters(label: string): string {
  return label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

// Whose an address is, by its host alone: our own, one that people know, one that passes for it, or anybody's.
import { type HostName, readHostName } from './links/host-name.ts'
import { knownSites, pagesOfAnybody, shorteners } from './links/known-sites.ts'
import { hasForeignLetters } from './links/letters.ts'
import { findLookAlike } from './links/look-alike.ts'

/**
 * `host` is what people are shown, `site` the end of it that somebody registered.
 * - `own`: ours.
 * - `known`: a well-known host that is what it says.
 * - `lookalike`: passes for `name` (null: for something it does not say) by its name, by letters that look like others, by
 *   a number in place of a name, or by what stands before an @.
 * - `shortener`: hides where it leads.
 * - `other`: any other.
 */
export type LinkHost = { host: string; site: string } & Kind

type Kind =
  | { kind: 'own' | 'shortener' | 'other' }
  | { kind: 'known'; name: string }
  | { kind: 'lookalike'; name: string | null; by: 'name' | 'letters' | 'number' | 'user' }

/** What the host of an address is, told from our own (as a host or an address). Nothing is asked of the network. */
export function readLinkHost(address: string | { href: string }, ownHost: string): LinkHost {
  const read = readHostName(typeof address === 'string' ? address : address.href)
  const own = readHostName(ownHost).host.replace(/^www\./, '')
  return { ...shown(read), ...kindOf(read, own) }
}

function kindOf(read: HostName, own: string): Kind {
  if (read.user !== '') return { kind: 'lookalike', name: nameOf(read, own), by: 'user' }
  if (isAt(read.host, own)) return { kind: 'own' }
  if (read.isNumber) return { kind: 'lookalike', name: null, by: 'number' }
  const entry = findEntry(read)
  if (entry) return entry
  // Nobody gets a name there without being asked who they are.
  if (/(?:^|\.)(?:gov|gob|edu|mil)$|(?:^|\.)(?:gov|gob|edu|mil)\.[a-z]{2}$/.test(read.ending)) {
    return { kind: 'other' }
  }
  const found = findLookAlike(read, own)
  return found ? { kind: 'lookalike', ...found } : { kind: 'other' }
}

/** What 'https://athmovil.com:login@host' passes for: what stands first, else what its host does. */
function nameOf({ user, host }: HostName, own: string): string | null {
  for (const each of [user, host]) {
    const found = kindOf({ ...readHostName(each), user: '' }, own)
    if (found.kind === 'own') return 'Wepa'
    if ('name' in found && found.name !== null) return found.name
  }
  return null
}

const entries: readonly (readonly [at: string, kind: Kind])[] = [
  ...knownSites.flatMap(({ name, hosts }) =>
    hosts.map((at) => [at, { kind: 'known', name }] as const),
  ),
  ...shorteners.map((at) => [at, { kind: 'shortener' }] as const),
  ...pagesOfAnybody.map((at) => [at, { kind: 'other' }] as const),
]

/** The closest of the lists: 'goo.gl/maps' is known, 'goo.gl' hides where it leads. */
function findEntry({ host, path }: HostName): Kind | undefined {
  return entries
    .filter(([at]) => {
      const [site = '', folder] = at.split('/')
      return isAt(host, site) && (folder === undefined || isBelow(path, folder))
    })
    .toSorted(([a], [b]) => b.length - a.length)[0]?.[1]
}

function isAt(host: string, site: string): boolean {
  return host === site || (site.includes('.') && host.endsWith(`.${site}`))
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(`/${folder}`) && !/^[\w-]/.test(path.slice(folder.length + 1))
}

/** 'peñuelas.pr' as it is written; letters that could deceive as they travel ('xn--…'). */
function shown({ host, site, labels, ending, isNumber }: HostName) {
  if (isNumber || labels.some(hasForeignLetters)) return { host, site }
  const name = (from: number) => [...labels.slice(from), ending].filter(Boolean).join('.')
  return { host: name(0), site: name(-1) }
}

// Ads, people and categories have a page or none: asked before their page is, so that what is kept is never wrong
// about it, in whichever process, and so that made-up ones cost a look-up and no rendering.
import { DomainError } from '@wepa/domain/error'
import { findCategory } from '@wepa/domain/listings/category'
import { findPlace } from '@wepa/domain/places/municipalities'
import type { Deps } from '../../context.ts'
import { unlessAway } from '../../db/replicas/unless-away.ts'
import { findPageVersion } from '../../features/listings/find-page-version.ts'
import { findProfileVersion } from '../../features/people/find-profile-version.ts'
import type { PageAddress } from './address.ts'

export type PageSubject = {
  /** What is rendered: one address of its kind for all that are not there. */
  href: string
  /** What the rendering is kept under: another one after each change of the row. */
  key: string
  /** Whether the row was there: a rendering that no longer finds it is not to be kept. */
  isThere: boolean
  /** Of its row; undefined without one. */
  changedAt?: Date
}

/** When the row was last changed; undefined where nobody may see a page of it. */
const versions = { listing: findPageVersion, seller: findProfileVersion }

type Databases = Pick<Deps, 'db' | 'readers'>

/**
 * What stands behind an address; undefined where no row says so.
 * @throws DomainError database_unavailable where nobody can say
 */
export async function findPageSubject(
  databases: Databases,
  { path, href }: PageAddress,
): Promise<PageSubject | undefined> {
  const [, first = '', text = '', ...deeper] = path.split('/')
  if (text === '' || deeper.length > 0) return undefined
  // Routes are found whatever the case of their letters.
  const kind = first.toLowerCase()
  const name = decoded(text)
  if (kind === 'category') return findCategory(name) ? undefined : missing('/category/-')
  if (kind === 'esenciales') {
    return findPlace(name)?.kind === 'municipality' ? undefined : missing('/esenciales/-')
  }
  if (kind !== 'listing' && kind !== 'seller') return undefined
  const id = readId(name)
  const version = id === undefined ? undefined : await findVersion(databases, kind, id)
  if (version === undefined) return missing(`/${kind}/0`)
  return { href, key: `${href} ${version.getTime()}`, isThere: true, changedAt: version }
}

/** While the primary is away a replica is asked. What that does not find it may not have heard of yet. */
async function findVersion(
  { db, readers }: Databases,
  kind: keyof typeof versions,
  id: number,
): Promise<Date | undefined> {
  const answer = await unlessAway(readers, async () => ({ version: await versions[kind](db, id) }))
  if (answer) return answer.version
  const version = await versions[kind](readers.choose(null), id)
  if (version === undefined) throw new DomainError('database_unavailable')
  return version
}

function missing(href: string): PageSubject {
  return { href, key: href, isThere: false }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A positive integer that a database column holds, written as the pages write it. */
function readId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
  return id !== undefined && id <= 2_147_483_647 ? id : undefined
}

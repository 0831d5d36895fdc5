// The one form of a page's address: what the cache knows it by, and what is rendered.
import { FACETS } from '@wepa/domain/attributes/facet-keys'
import { filterNames } from '@wepa/domain/listings/attributes'
import { findPage } from '@wepa/domain/pages'

/** Of a page of results. */
const resultParams = [
  'q',
  'search',
  'category',
  'location',
  'sort',
  'minPrice',
  'maxPrice',
  ...filterNames,
  ...FACETS,
  'seller',
  'radius',
  'literal',
  'view',
  'cursor',
]
/** Longer than any filter; what is cut off could not be shown anyway. */
const longestValue = 300

export type PageAddress = {
  path: string
  /** Path and the parameters that the page renders by, in one order. */
  href: string
  /** Where to send a browser that came by another spelling of the path. */
  redirect: string | null
}

/** @param url as it stands in the request line */
export function pageAddress(url: string): PageAddress {
  const [rawPath = '/', ...rest] = url.split('?')
  const search = rest.join('?')
  // `//host` would be another site's address.
  const path = `/${withoutSlashes(rawPath)}`
  const given = new URLSearchParams(search)
  const params = new URLSearchParams()
  for (const name of paramsOf(path)) {
    const value = given.get(name)?.slice(0, longestValue)
    if (value) params.set(name, value)
  }
  const suffix = params.size > 0 ? `?${params}` : ''
  const isOther = path !== rawPath
  return {
    path,
    href: path + suffix,
    redirect: isOther ? path + (search === '' ? '' : `?${search}`) : null,
  }
}

/** Others (campaigns, trackers) are the browser's business. */
function paramsOf(path: string): readonly string[] {
  const page = findPage(path)
  return page?.hasResults ? resultParams : (page?.params ?? [])
}

/** Without the slashes at both ends. Step by step: a pattern for the end takes seconds over many slashes. */
function withoutSlashes(path: string): string {
  let [start, end] = [0, path.length]
  while (start < end && isSlash(path[start])) start++
  while (start < end && isSlash(path[end - 1])) end--
  return path.slice(start, end)
}

/** Browsers take a backslash for a slash too. */
function isSlash(character: string | undefined): boolean {
  return character === '/' || character === '\\'
}

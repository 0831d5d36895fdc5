// What is like what was asked: ads that meet most of the words, for when few meet all of them.

import { all, any, inCategories, type WordQuery } from '../words/word-query.ts'
import { inTitle } from './nudges.ts'
import type { Subject } from './subjects.ts'

/** What holds any of the words in its title: for when nothing else is found. */
export function looseOf(clauses: readonly WordQuery[]): WordQuery | undefined {
  return clauses.length === 0 ? undefined : any(clauses)
}

/** More clauses than anyone writes with a meaning. */
const MOST = 6
const SERVICES = 6

/**
 * Of the clauses of a query, the thing itself (one of `heads`) in a title, or all but one of them anywhere; of a
 * service also whoever offers something with one of the words. Nothing when there is nothing to give up.
 */
export function alikeOf(
  clauses: readonly WordQuery[],
  heads: readonly WordQuery[],
  { kind }: Subject,
): WordQuery | undefined {
  const counted = clauses.slice(0, MOST)
  if (counted.length === 0) return undefined
  const named = (heads.length > 0 ? heads : counted).map(inTitle)
  const most = counted.length < 3 ? [] : counted.map((_, at) => all(counted.toSpliced(at, 1)))
  const offered = kind === 'service' ? [all([any(counted), inCategories([SERVICES])])] : []
  return any([...named, ...most, ...offered])
}

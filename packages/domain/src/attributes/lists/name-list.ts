// Reads the lists of names of this folder: what a thing is called, and how people write it.
import { foldText } from '../../text/writing.ts'

export type Named = { name: string; aliases: readonly string[] }

/**
 * Reads one name per line: `Name: alias, alias, …`. Blank lines are skipped and a name may stand without aliases.
 * Aliases come out folded, each once, and the folded name comes first as an alias of its own. A name that is also an
 * everyday word is written with a leading '!' (`!Coach: cartera coach`): the '!' is no part of the name, and only the
 * aliases of the line stand for it.
 */
export function parseNames(table: string): readonly Named[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine)
}

function readLine(line: string): Named {
  const [head = '', rest = ''] = line.split(/:(.*)/)
  const isEverydayWord = head.startsWith('!')
  const name = (isEverydayWord ? head.slice(1) : head).trim()
  const written = isEverydayWord ? rest.split(',') : [name, ...rest.split(',')]
  const aliases = written.map((alias) => foldText(alias.trim())).filter((alias) => alias !== '')
  return { name, aliases: [...new Set(aliases)] }
}

// The commands of docs/operations.md, so that what a run types is what people are told to type.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@wepa/sandbox/env'

/** One command line for each line; those of a block of code that belong together stay together. */
export type Guide = (name: string) => string

/**
 * Reads the blocks of code below a heading. Each begins with a comment, by which it is asked for.
 * @throws for a heading or a block that is not there
 */
export function readGuide(heading: string): Guide {
  const text = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8')
  const section = text.split(/^#{2,3} /m).find((part) => part.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`docs/operations.md has no ${heading}`)
  const blocks = new Map<string, string>()
  for (const [block] of section.matchAll(/(?:^ {4}.*\n)+/gm)) {
    const [name = '', ...lines] = block.replace(/^ {4}/gm, '').trim().split('\n')
    blocks.set(name, lines.join('\n'))
  }
  return (name) => {
    const lines = blocks.get(`# ${name}`)
    if (lines === undefined) throw new Error(`${heading} in docs/operations.md has no "# ${name}"`)
    return lines
  }
}

// docs/coverage.md says which test proves which line of the specification; this holds it to what is there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../env.ts'

const table = readFileSync(join(projectRoot, 'docs/coverage.md'), 'utf8')
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| line '))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

/** What a cell names: a file, and what has to stand in it. */
function namesIn(cell: string): { file: string; parts: string[] }[] {
  return [...cell.matchAll(/`((?:apps|packages|scripts|docs|\.)[^`]*)`/g)].map(([, name = '']) => {
    const [file = '', ...parts] = name.split(' › ')
    return { file, parts }
  })
}

/** Line ends, indents and escapes are how a text is written, not what it says. */
const plain = (text: string) => text.replace(/\\(['"`])/g, '$1').replace(/\s+/g, ' ')

const known = new Map<string, string>()
function read(file: string): string {
  const text = known.get(file) ?? plain(readFileSync(join(projectRoot, file), 'utf8'))
  known.set(file, text)
  return text
}

/** A test's title is what stands at the beginning of a text of its file. */
function stands(file: string, part: string, isFirst: boolean): boolean {
  if (!isFirst || !/\.(test|spec)\.tsx?$/.test(file)) return read(file).includes(part)
  return ["'", '"', '`'].some(
    (quote) => read(file).includes(`(${quote}${part}`) || read(file).includes(` ${quote}${part}`),
  )
}

function missing(cell: string): string[] {
  return namesIn(cell).flatMap(({ file, parts }) => {
    if (!existsSync(join(projectRoot, file))) return [`${file} is not there`]
    return parts
      .filter((part, place) => !stands(file, plain(part), place === 0))
      .map((part) => `${file}: ${part}`)
  })
}

describe('docs/coverage.md', () => {
  test('has a table for each section, and three cells in each row', () => {
    for (const section of ['§2', '§5', '§7', '§8', '§9']) expect(table).toContain(`\n## ${section}`)
    expect(rows.length).toBeGreaterThan(150)
    expect(rows.filter((cells) => cells.length !== 3)).toEqual([])
  })

  test('names files that are there, and texts and titles that stand in them', () => {
    expect(rows.flatMap((cells) => cells.flatMap(missing))).toEqual([])
  })

  test('names a test for each line, or says that there is none', () => {
    const proofs = /\.(test|spec)\.tsx?( ›|`)|words\.ts( ›|`)/
    const isSilent = (cell = '') => !proofs.test(cell) && !/^(None|Text only):/.test(cell)
    expect(rows.filter(([, , cell]) => isSilent(cell)).map(([line]) => line)).toEqual([])
  })
})

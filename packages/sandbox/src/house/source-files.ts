// How many files lie beside each other, and how long they are.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** Written by a tool, one file for each address, or one for each step of the database's history: not sorted by us. */
const notCounted = /\.gen\.ts$|^apps\/web\/src\/routes\/|^apps\/api\/src\/db\/migrations\//
const sources = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.css']

export type SourceFile = { path: string; lines: number }

/** The source files that git knows under `root` or would take, tests among them, with their lines. */
export async function readSourceFiles(root: string): Promise<SourceFile[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--']
  const { stdout } = await promisify(execFile)('git', [...args, ...sources], {
    cwd: root,
    maxBuffer: 10_000_000,
  })
  const paths = stdout.split('\n').filter((path) => path && !path.endsWith('.gen.ts'))
  const files = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8').catch(() => undefined)
      return text === undefined ? [] : [{ path, lines: text.split('\n').length - 1 }]
    }),
  )
  return files.flat()
}

/** The folders with the number of files directly in them, the fullest first. */
export function folderSizes(files: readonly SourceFile[]): { folder: string; files: number }[] {
  const sizes = new Map<string, number>()
  for (const { path } of files) {
    if (notCounted.test(path)) continue
    sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)
  }
  return [...sizes]
    .map(([folder, count]) => ({ folder, files: count }))
    .sort((a, b) => b.files - a.files || a.folder.localeCompare(b.folder))
}

/** The middle one of the lengths in lines; 0 of none. */
export function medianLength(files: readonly SourceFile[]): number {
  const lengths = files.map(({ lines }) => lines).sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length / 2)] ?? 0
}

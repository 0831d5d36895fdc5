// Fails when a first load outgrows its budget: 151 KB of JavaScript, 19 KB of CSS, gzipped; when the reader of frauds,
// which comes with a conversation, outgrows 40 KB; when built files need each other, so that one runs before what it
// needs; and when the CSS still says light-dark(), which iOS before 17.5 cannot read: Tailwind writes it as custom
// properties.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { circularFiles, firstLoad } from './first-load.ts'

const client = process.argv[2] ?? join(import.meta.dirname, '../dist/client')
const kilobyte = 1024
const budgets = { js: 151 * kilobyte, css: 19 * kilobyte, reader: 40 * kilobyte }
const screens = { home: 'index', search: 'search', detail: 'listing.$id' }

const builtFiles = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
  }),
)

const files = builtFiles.parse(
  JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')),
)
const styles = Object.values(files).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []))
const measured = [
  ...Object.entries(screens).map(([name, route]) => ({
    name: `JS ${name}`,
    files: firstLoad(files, route),
    budget: budgets.js,
  })),
  { name: 'CSS', files: [...new Set(styles)], budget: budgets.css },
  { name: 'JS fraud', files: [fileOf('/fraud/warn.ts')], budget: budgets.reader },
]

for (const { name, files, budget } of measured) {
  const sizes = await Promise.all(
    files.map(async (file) => gzipped(await readFile(join(client, file)))),
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const isOver = total > budget
  if (isOver) process.exitCode = 1
  process.stdout.write(
    `${isOver ? 'OVER' : 'ok  '} ${name.padEnd(12)} ${inKilobytes(total)} of ${inKilobytes(budget)} KB gzip\n`,
  )
}

const circular = circularFiles(files)
if (circular.length > 0) process.exitCode = 1
process.stdout.write(
  `${circular.length > 0 ? 'OVER' : 'ok  '} files in circles: ${circular.join(', ') || 'none'}\n`,
)

const untranslated = []
for (const file of styles) {
  if ((await readFile(join(client, file), 'utf8')).includes('light-dark(')) untranslated.push(file)
}
if (untranslated.length > 0) process.exitCode = 1
process.stdout.write(
  `${untranslated.length > 0 ? 'OVER' : 'ok  '} light-dark() in the CSS: ${untranslated.join(', ') || 'none'}\n`,
)

/** The built file of a module that is loaded by itself, by the end of its path. */
function fileOf(path: string): string {
  const key = Object.keys(files).find((each) => each.endsWith(path))
  const built = key === undefined ? undefined : files[key]
  if (!built) throw new Error(`The build has no file of its own for ${path}`)
  return built.file
}

function gzipped(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length
}

function inKilobytes(bytes: number): string {
  return (bytes / kilobyte).toFixed(1).padStart(6)
}

// `pnpm house`: how easily the sources are lived in, and whether that still holds. Each line has its bound.
import { projectRoot } from './env.ts'
import { circlesIn } from './house/circles.ts'
import { betweenFeatures, readImports } from './house/import-graph.ts'
import { findBrokenMarks } from './house/marks.ts'
import { folderSizes, medianLength, readSourceFiles } from './house/source-files.ts'
import { say } from './say.ts'

/** `what` names what broke the bound, to be looked at. */
type Line = { name: string; value: number; most: number; what?: readonly string[] }

const imports = await readImports()
const files = await readSourceFiles(projectRoot)

const fileCircles = circlesIn(imports)
const featureCircles = circlesIn(betweenFeatures(imports))
const folders = folderSizes(files)
const marks = await findBrokenMarks(projectRoot)
const longest = Math.max(...files.map(({ lines }) => lines))

const lines: readonly Line[] = [
  {
    name: 'circles between features',
    value: featureCircles.length,
    most: 0,
    what: featureCircles.map(printCircle),
  },
  {
    name: 'circles between files',
    value: fileCircles.length,
    most: 0,
    what: fileCircles.map(printCircle),
  },
  {
    name: 'files in the fullest folder',
    value: folders[0]?.files ?? 0,
    most: 25,
    what: folders
      .filter((each) => each.files > 25)
      .map(({ folder, files }) => `${folder} (${files})`),
  },
  { name: 'median length of a file, in lines', value: medianLength(files), most: 80 },
  {
    name: 'lines of the longest file',
    value: longest,
    most: 300,
    what: files.filter((file) => file.lines > 300).map(({ path }) => path),
  },
  { name: 'marks that lead nowhere', value: marks.length, most: 0, what: marks },
]

say(`${files.length} source files, ${files.reduce((sum, file) => sum + file.lines, 0)} lines`)
for (const { name, value, most, what = [] } of lines) {
  const holds = value <= most
  say(`${holds ? 'ok  ' : 'OVER'} ${name}: ${value} (at most ${most})`)
  if (!holds) for (const each of what) say(`       ${each}`)
}
if (lines.some(({ value, most }) => value > most)) process.exitCode = 1

function printCircle(members: readonly string[]): string {
  return members.join(' ↔ ')
}

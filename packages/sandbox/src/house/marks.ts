// References that lead nowhere: marks of a document that is not in the project, links to pages that are gone.
import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { promisify } from 'node:util'

const texts = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.md', '*.json', '*.yml']
/** Generated, or the test that shows such marks. */
const isLeftOut = /-lock\.yaml$|house\/marks\.test\.ts$/
/** A section or a decision by its number: of a document that is not here. */
const mark = /§\s?\w+|\b[Dd]ecisions? [A-Z]\d*\b/g
/** A page of docs/ that a source names, with or without one of its headings. */
const namedPage = /\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g
/** A relative link of a Markdown page, with or without a title; '/report' is a path of the site. */
const link = /\]\((?![a-z]+:|\/)([^)\s]+)(?: "[^"]*")?\)/g

/** Each as `file:line: what`, of the files that git knows under `root` or would take. */
export async function findBrokenMarks(root: string): Promise<string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--']
  const { stdout } = await promisify(execFile)('git', [...args, ...texts], {
    cwd: root,
    maxBuffer: 10_000_000,
  })
  const pages = new Map<string, ReadonlySet<string> | undefined>()
  const leads = async (page: string, anchor: string | undefined) => {
    if (!pages.has(page)) pages.set(page, await readAnchors(join(root, page)))
    const anchors = pages.get(page)
    return anchors !== undefined && (anchor === undefined || anchors.has(anchor))
  }
  const problems: string[] = []
  for (const file of stdout.split('\n').filter((name) => name && !isLeftOut.test(name))) {
    const text = await readFile(join(root, file), 'utf8').catch(() => '')
    for (const [index, line] of text.split('\n').entries()) {
      for (const problem of await problemsOf(file, line, leads)) {
        problems.push(`${file}:${index + 1}: ${problem}`)
      }
    }
  }
  return problems
}

async function problemsOf(
  file: string,
  line: string,
  leads: (page: string, anchor: string | undefined) => Promise<boolean>,
): Promise<string[]> {
  const problems = [...line.matchAll(mark)].map(([found]) => found)
  for (const target of targetsIn(file, line)) {
    const [page = '', anchor] = target.split('#')
    if (!(await leads(page, anchor))) problems.push(target)
  }
  return problems
}

/** The pages a line names, from the root, with their headings where it names one. */
function targetsIn(file: string, line: string): string[] {
  const named = [...line.matchAll(namedPage)].map(([target]) => target)
  if (!file.endsWith('.md')) return named
  const linked = [...line.matchAll(link)].flatMap(([, target = '']) => {
    const [path = '', anchor] = target.split('#')
    const page = path ? normalize(join(dirname(file), path)) : file
    return [anchor ? `${page}#${anchor}` : page]
  })
  return [...named, ...linked]
}

/**
 * The anchors of a page's headings as GitHub makes them, none of another kind of file or a folder; undefined
 * where there is no such thing.
 */
async function readAnchors(page: string): Promise<ReadonlySet<string> | undefined> {
  const there = await stat(page).catch(() => undefined)
  if (!there) return undefined
  if (!there.isFile() || !page.endsWith('.md')) return new Set()
  const text = (await readFile(page, 'utf8')).replace(/^```[\s\S]*?^```/gm, '')
  const times = new Map<string, number>()
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => {
    const anchor = anchorOf(title)
    const before = times.get(anchor) ?? 0
    times.set(anchor, before + 1)
    return before === 0 ? anchor : `${anchor}-${before}`
  })
  const given = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)
  return new Set([...headings, ...given])
}

function anchorOf(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-')
}

// Whether documents have the types of their kinds: TypeScript says so, which knows no field that the API does not have.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@wepa/sandbox/env'
import type { KubernetesDocument } from './kubernetes-documents.ts'

const run = promisify(execFile)
const dist = join(projectRoot, 'apps/api/dist')

/** Answers one line for each fault, with the kind and the name of its document. */
export async function findTypeFaults(documents: readonly KubernetesDocument[]): Promise<string[]> {
  await mkdir(dist, { recursive: true })
  // Below the package, whose types it imports.
  const folder = await mkdtemp(join(dist, 'kinds-'))
  try {
    await writeFile(join(folder, 'documents.ts'), `${header}${documents.map(declare).join('')}`)
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc')
    const { stdout } = await run(process.execPath, [tsc, '--project', folder], {
      cwd: folder,
    }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? String(error) }))
    return stdout
      .split('\n')
      .filter((line) => line.includes('error'))
      .map((line) => nameOf(line, documents))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const header = `import type { Kinds } from '../../test/deploy/kinds.ts'\n`

const settings = {
  extends: '../../../../tsconfig.base.json',
  compilerOptions: {
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
  },
  files: ['documents.ts'],
}

/** On one line, so that the line of a fault tells its document. */
function declare(document: KubernetesDocument, index: number): string {
  const kind = JSON.stringify(`${document.apiVersion} ${document.kind}`)
  return `export const document${index}: Kinds[${kind}] = ${JSON.stringify(document)}\n`
}

function nameOf(line: string, documents: readonly KubernetesDocument[]): string {
  const [, number, message] = line.match(/^documents\.ts\((\d+),\d+\): error \w+: (.*)$/) ?? []
  const document = documents[Number(number) - 2]
  if (!document) return line
  return `${document.kind} ${document.metadata.name}: ${message?.replace(/'"([\w-]+)"'/g, "'$1'")}`
}

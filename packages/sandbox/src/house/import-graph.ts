// Who imports whom, as dependency-cruiser reads it, types included.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { projectRoot } from '../env.ts'
import type { Graph } from './circles.ts'

const Report = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ resolved: z.string() })),
    }),
  ),
})

/** What is ours and runs: tests meet the features they need through their doors. */
const own = /^(apps|packages)\/[^/]+\/src\/.+\.tsx?$/
const notCounted = /\.test\.tsx?$|\.gen\.ts$/

/** The imports between our source files, as paths from the project's root. */
export async function readImports(): Promise<Graph> {
  const args = ['--run', 'walls', '--', '--output-type', 'json']
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: projectRoot,
    maxBuffer: 200_000_000,
  }).catch((error: unknown) => {
    // A broken wall ends the command with an error; the report is whole all the same.
    const printed = z.object({ stdout: z.string() }).safeParse(error)
    if (printed.success) return printed.data
    throw error
  })
  const { modules } = Report.parse(JSON.parse(stdout))
  const isCounted = (file: string) => own.test(file) && !notCounted.test(file)
  return new Map(
    modules
      .filter(({ source }) => isCounted(source))
      .map(({ source, dependencies }) => [
        source,
        new Set(dependencies.map(({ resolved }) => resolved).filter(isCounted)),
      ]),
  )
}

/** The same imports between the feature folders that hold the files. */
export function betweenFeatures(imports: Graph): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [file, used] of imports) {
    const from = featureOf(file)
    if (!from) continue
    const targets = graph.get(from) ?? new Set()
    graph.set(from, targets)
    for (const each of used) {
      const to = featureOf(each)
      if (to && to !== from) targets.add(to)
    }
  }
  return graph
}

/** 'apps/api/src/features/listings' of a file within, if it is one of a feature. */
function featureOf(file: string): string | undefined {
  return /^apps\/(?:api|web)\/src\/features\/[^/]+(?=\/)/.exec(file)?.[0]
}

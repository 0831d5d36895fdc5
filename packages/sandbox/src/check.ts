// `npm test`: everything that must hold, from types to the browser. Ends with one line of counts.
import { endTool } from './check/run-tool.ts'
import { type Result, steps } from './check/steps.ts'
import { say } from './say.ts'

let isEnding = false
const end = async () => {
  if (isEnding) return
  isEnding = true
  await endTool()
  process.exit(130)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end())
// The launcher was killed: nobody is left who could read the result.
process.once('disconnect', () => void end())
process.channel?.unref()

const began = Date.now()
const results: Result[] = []
for (const { name, check } of steps) {
  const since = Date.now()
  say(`▸ ${name}…`)
  const result = await check()
  // The process is about to end; what was cut off is no result.
  if (isEnding) await new Promise(() => {})
  results.push(result)
  if (result.failed > 0) say(result.words)
  const counts = `${result.passed} bien${result.failed ? `, ${result.failed} mal` : ''}`
  say(`${result.failed ? '✗' : '✓'} ${name}: ${counts} (${seconds(since)})`)
}

const sum = (of: (result: Result) => number) => results.reduce((all, result) => all + of(result), 0)
const failed = sum((result) => result.failed)
say(`\nEn total ${seconds(began)}.`)
say(`${sum((result) => result.passed)} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

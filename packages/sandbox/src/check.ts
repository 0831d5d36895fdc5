// `npm test`: everything that must hold, from types to the browser. Ends with one line of counts.
import { type Result, steps } from './check/steps.ts'
import { say } from './say.ts'

const began = Date.now()
const results: Result[] = []
for (const { name, check } of steps) {
  const since = Date.now()
  say(`▸ ${name}…`)
  const result = await check()
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

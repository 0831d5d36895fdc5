import { eventually } from '@wepa/domain/test/eventually'
import { expect } from 'vitest'
import type { ServerProcess } from './server-process.ts'

/**
 * The metrics of a server, once these texts are among them: a scrape goes without what a busy machine cannot look up in a
 * second.
 */
export function readMetrics(
  { metricsUrl }: Pick<ServerProcess, 'metricsUrl'>,
  texts: readonly string[] = [],
): Promise<string> {
  return eventually(async () => {
    const metrics = await (await fetch(`${metricsUrl}/metrics`)).text()
    for (const text of texts) expect(metrics).toContain(text)
    return metrics
  })
}

// Starts the test server before the first suite and lets it go after the last.
import { startTestPostgres } from '@wepa/sandbox/test-postgres'

export async function setup(): Promise<() => Promise<void>> {
  const { stop } = await startTestPostgres()
  return stop
}

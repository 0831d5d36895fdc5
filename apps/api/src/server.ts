// Starts the server, and ends it so that nobody notices.
import { buildApp } from './app.ts'
import { buildDeps } from './deps.ts'
import { readEnv, SettingsError } from './env.ts'
import { createLog } from './log.ts'

/** What was accepted gets this long to finish. */
const graceMilliseconds = 8000

async function start(): Promise<void> {
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  const { deps, close } = buildDeps(env, log)
  const app = await buildApp(deps, log)

  let isEnding = false
  const end = async (signal: string) => {
    if (isEnding) return
    isEnding = true
    log.info({ signal }, 'ending: finishing what is in flight')
    const deadline = setTimeout(() => {
      log.warn('ending: some requests took too long')
      process.exit(0)
    }, graceMilliseconds)
    deadline.unref()
    await app.close()
    await close()
    log.info('ended')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void end(signal))

  await app.listen({ port: env.PORT, host: env.HOST })
}

try {
  await start()
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

// `npm start`: one machine becomes a whole Wepa. Ends everything it started when asked to.
import { readSettings } from './env.ts'
import { say } from './say.ts'
import { startProduct } from './start/product.ts'
import { Unfit } from './unfit.ts'

try {
  const product = startProduct(readSettings())
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    say('Cerrando…')
    await product.stop()
    process.exit(process.exitCode ?? 0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end())
  // The launcher was killed: nobody is left who could ask.
  process.once('disconnect', () => void end())
  process.channel?.unref()

  product.broken.then((name) => {
    if (isEnding) return
    say(`${name} se cerró sin que se le pidiera.`)
    process.exitCode = 1
    void end()
  })
  await product.ready
} catch (error) {
  if (!(error instanceof Unfit)) throw error
  say(error.message)
  process.exit(1)
}

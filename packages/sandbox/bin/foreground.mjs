// Runs the product under the pinned Node and ends with it, however this process is ended.
import { spawn } from 'node:child_process'
import process from 'node:process'

/**
 * Hands signals on and answers the exit code. The channel between the two is the leash: when this
 * process is killed outright, the other one sees it close and shuts down.
 */
export function runInForeground(tools, args, cwd) {
  const child = spawn(tools.node, args, {
    cwd,
    env: tools.env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  endWithNpm(child)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => done(code ?? (signal ? 1 : 0)))
  })
}

/** npm that was killed outright tells nobody: its child only gets another parent. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  watch.unref()
}

// Runs the product under the pinned Node and ends with it, however this process is ended.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import process from 'node:process'

/**
 * Hands signals on and answers the exit code. The channel between the two ties them: when this
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

/**
 * npm that was killed outright tells nobody: its child, a shell or this process, only gets another
 * parent.
 */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`
  const before = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  watch.unref()
}

/** Known where the kernel shows it in files; elsewhere only the parent itself is watched. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
  } catch {
    return ''
  }
}

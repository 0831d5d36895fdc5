// What a sweep leaves behind when somebody interrupts it.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

test('a sweep that is interrupted leaves no folder and no process behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wepa-interrupted-'))
  // As root the database runs under a lower account, which has to get in.
  await chmod(folder, 0o755)
  const sweep = spawn(process.execPath, [join(import.meta.dirname, 'run.ts'), 'smtp-silent'], {
    env: { TMPDIR: folder },
    stdio: 'ignore',
  })
  let started: number[] = []
  // PostgreSQL, known by its folder, and the server.
  const findStarted = () => {
    started = list()
      .filter(({ parent, command }) => command.includes(`-D ${folder}`) || parent === sweep.pid)
      .map(({ pid }) => pid)
    expect(started).toHaveLength(2)
  }
  await vi.waitFor(findStarted, { timeout: 60_000, interval: 200 })
  sweep.kill('SIGINT')
  expect(await once(sweep, 'exit')).toEqual([130, null])
  const left = () => list().filter(({ pid }) => started.includes(pid))
  await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 10_000 })
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
}, 90_000)

/** Every process of this machine. */
function list() {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.map((line) => {
    const [pid, parent, ...command] = line.trim().split(/ +/)
    return { pid: Number(pid), parent: Number(parent), command: command.join(' ') }
  })
}

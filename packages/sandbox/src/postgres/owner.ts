// Runs the programs of PostgreSQL under the account that owns the cluster.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Unfit } from '../unfit.ts'

export type Owner = { uid: number; gid: number }

type Finished = { code: number | null; output: string }

/** The few variables the server may see: no locale, library path or PG* setting of the caller. */
export function cleanEnvironment(native: string): Record<string, string> {
  const libraries = join(native, 'lib')
  return {
    PATH: '/usr/bin:/bin',
    LC_ALL: 'C',
    TZ: 'UTC',
    LD_LIBRARY_PATH: libraries,
    DYLD_LIBRARY_PATH: libraries,
  }
}

/** Path of one of the three programs: initdb, pg_ctl, postgres. */
export function programPath(native: string, name: string): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** Runs a program to its end; throws Unfit with its own words when it fails. */
export async function runAs(
  server: { native: string; owner: Owner | undefined },
  name: string,
  args: readonly string[],
): Promise<void> {
  const options = { ...server.owner, cwd: '/', env: cleanEnvironment(server.native) }
  const { code, output } = await runQuietly(programPath(server.native, name), args, options)
  if (code !== 0) throw new Unfit(`${name} terminó con ${code}: ${output.trim()}`)
}

/** Runs a command and answers its exit code (null when it could not start) and all it said. */
export function runQuietly(
  command: string,
  args: readonly string[],
  options: { uid?: number; gid?: number; cwd?: string; env?: Record<string, string> },
): Promise<Finished> {
  return new Promise((done) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', (error) => done({ code: null, output: error.message }))
    child.on('close', (code) => done({ code, output }))
  })
}

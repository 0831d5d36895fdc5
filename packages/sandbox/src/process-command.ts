import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** The command line of a living process, with spaces between the words; '' when there is none. */
export async function processCommand(pid: number): Promise<string> {
  if (!pid) return ''
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return text.replaceAll('\0', ' ')
  }
  if (process.platform === 'win32') return output('tasklist', ['/FI', `PID eq ${pid}`, '/NH'])
  return output('ps', ['-p', String(pid), '-ww', '-o', 'command='])
}

/** False for one that ended, also where nobody has taken note of its end, and for strangers' ones. */
export async function isProcessAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return process.platform !== 'linux' || (await processCommand(pid)) !== ''
}

function output(command: string, args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    child.on('error', () => done(''))
    child.on('close', () => done(text))
  })
}

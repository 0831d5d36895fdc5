// One product for each data folder: two would end each other's database.
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processCommand } from '../process-command.ts'
import { Unfit } from '../unfit.ts'

export type Lock = {
  /** True when the one before ended without giving the folder back. */
  wasAbandoned: boolean
  release: () => Promise<void>
}

/** A product that was told to end a moment ago gets this long to finish. */
const patienceMs = 4000

/** Takes the folder, or throws Unfit when a living product holds it. */
export async function lockDataFolder(dataDir: string): Promise<Lock> {
  const file = join(dataDir, 'wepa.pid')
  const release = () => rm(file, { force: true })
  let wasAbandoned = false
  for (const end = Date.now() + patienceMs; ; ) {
    if (await write(file)) return { wasAbandoned, release }
    const holder = Number(await readFile(file, 'utf8').catch(() => ''))
    if (!(await isProduct(holder))) {
      wasAbandoned = true
      await release()
    } else if (Date.now() > end) {
      throw new Unfit(`Wepa ya está funcionando con los datos de ${dataDir} (proceso ${holder}).`)
    } else {
      await sleep(200)
    }
  }
}

async function write(file: string): Promise<boolean> {
  const handle = await open(file, 'wx').catch(() => undefined)
  await handle?.writeFile(String(process.pid))
  await handle?.close()
  return handle !== undefined
}

async function isProduct(pid: number): Promise<boolean> {
  const command = await processCommand(pid)
  return command.includes(process.platform === 'win32' ? 'node' : 'start.ts')
}

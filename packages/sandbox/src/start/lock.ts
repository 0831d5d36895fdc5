// One product for each data folder, or one that copies or restores it: two would end each other's database.
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

/** Who may hold a data folder. */
type Holder = 'product' | 'backup' | 'restore'

const holding: Readonly<Record<Holder, string>> = {
  product: 'Wepa ya está funcionando',
  backup: 'Se está haciendo una copia',
  restore: 'Se está restaurando una copia',
}

/** Who holds a data folder now. */
export async function holderOf(dataDir: string): Promise<Holder | undefined> {
  return readHolder(Number(await readFile(fileIn(dataDir), 'utf8').catch(() => '')))
}

/** Takes the folder, or throws Unfit when somebody living holds it. */
export async function lockDataFolder(dataDir: string): Promise<Lock> {
  const file = fileIn(dataDir)
  const release = () => rm(file, { force: true })
  let wasAbandoned = false
  for (const end = Date.now() + patienceMs; ; ) {
    if (await write(file)) return { wasAbandoned, release }
    const pid = Number(await readFile(file, 'utf8').catch(() => ''))
    const holder = await readHolder(pid)
    if (!holder) {
      wasAbandoned = true
      await release()
    } else if (Date.now() > end) {
      throw new Unfit(`${holding[holder]} con los datos de ${dataDir} (proceso ${pid}).`)
    } else {
      await sleep(200)
    }
  }
}

const fileIn = (dataDir: string) => join(dataDir, 'wepa.pid')

async function write(file: string): Promise<boolean> {
  const handle = await open(file, 'wx').catch(() => undefined)
  await handle?.writeFile(String(process.pid))
  await handle?.close()
  return handle !== undefined
}

async function readHolder(pid: number): Promise<Holder | undefined> {
  const command = await processCommand(pid)
  // Windows tells the program's name alone.
  if (process.platform === 'win32') return command.includes('node') ? 'product' : undefined
  const names: Readonly<Record<string, Holder>> = {
    start: 'product',
    backup: 'backup',
    restore: 'restore',
  }
  const [, name = ''] = /(?:^|[\s/])(start|backup|restore)\.ts(?:\s|$)/.exec(command) ?? []
  return names[name]
}

// Disks without room: small ones in memory, which only root can mount.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { undoAtExit } from '../at-exit.ts'
import type { Sweep } from './sweep.ts'
import { upload } from './upload.ts'
import type { World } from './world.ts'

/** Made with the first disk: whoever only lists the sweeps leaves nothing behind. */
const home = join(tmpdir(), `wepa-disks-${process.pid}`)
const pictures = join(home, 'pictures')
const database = join(home, 'database')

export const diskSweeps: readonly Sweep[] = [
  {
    name: 'disk-full-pictures',
    lasts: 3,
    isUnnoticed: true,
    world: { settings: { UPLOADS_DIR: pictures } },
    cannot: async () => mountSmall(pictures, '8m'),
    harm: async (world, seconds) => {
      const before = await upload(world, 1)
      const room = await fill(pictures)
      const full = await upload(world, 2)
      await wait(seconds * 1000)
      await room()
      const after = await upload(world, 2)
      return [
        ...(before.status === 201 ? [] : [`an upload answered ${before.status} before`]),
        ...(full.status === 503 && full.hasRetryAfter
          ? []
          : [`on a full disk an upload answered ${full.status}`]),
        ...(after.status === 201 ? [] : [`an upload answered ${after.status} afterwards`]),
        ...listLeftovers(),
      ]
    },
  },
  {
    name: 'disk-full-database',
    lasts: 10,
    isFelt: true,
    world: {
      postgresFolder: database,
      postgresSettings: { max_wal_size: '64MB', min_wal_size: '32MB' },
    },
    cannot: async () => mountSmall(database, '400m'),
    harm: async (world, seconds) => {
      const room = await fill(database)
      await wait(seconds * 1000)
      await fillLog(world)
      await wait(2000)
      await room()
      // Without room for its log PostgreSQL ends itself: a supervisor would start it again.
      await world.postgres.start()
      return []
    },
  },
]

/** Writes more into PostgreSQL's log than the files that it keeps in store can hold. */
async function fillLog({ query }: World): Promise<void> {
  const megabytes = `select pg_logical_emit_message(false, 'faults', repeat('x', 1000000))
    from generate_series(1, 100)`
  await query(megabytes).catch(() => undefined)
}

/** Mounts so much memory at `folder`; why not, where that cannot be. */
function mountSmall(folder: string, size: string): string | undefined {
  mkdirSync(folder, { recursive: true })
  // As root the database runs under a lower account, which has to get in.
  chmodSync(home, 0o755)
  undoAtExit(() => rmSync(home, { recursive: true, force: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'none', folder], {
      stdio: 'ignore',
    })
  } catch {
    return 'a small disk cannot be mounted here: it takes root on Linux'
  }
  undoAtExit(() => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }))
  return undefined
}

/** Writes until nothing more can be written; the answer makes room again. */
async function fill(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'ballast')
  const file = await open(path, 'w')
  for (const size of [1 << 20, 4096]) {
    const block = Buffer.alloc(size, 1)
    // Short writes come before the refusal.
    while ((await file.write(block).catch(() => ({ bytesWritten: 0 }))).bytesWritten === size);
  }
  await file.close()
  return () => rm(path)
}

/** Halves of files. */
function listLeftovers(): string[] {
  const found = execFileSync('find', [pictures, '-name', '*.tmp*', '-o', '-type', 'f', '-empty'])
  const names = found.toString().trim()
  return names ? [`half-written files stayed: ${names.split('\n').join(', ')}`] : []
}

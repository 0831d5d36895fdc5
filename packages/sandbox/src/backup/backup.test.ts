// Backups of a database that is written to meanwhile, and what comes of them.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withClient } from '../postgres/socket.ts'
import { type RunningPostgres, startPostgres } from '../postgres.ts'
import { backUp } from './back-up.ts'
import type { Folders } from './folders.ts'
import { restore } from './restore.ts'
import { finishSwap, swap } from './swap.ts'
import { tryBackup } from './try-backup.ts'

let home: string
let folders: Folders
let server: RunningPostgres
let product: ChildProcess
let made = 0
const task = { signal: new AbortController().signal, say: () => {} }

beforeAll(async () => {
  home = await mkdtemp('/tmp/wepa-backup-test-')
  // As root the server runs under a lower account, which has to get in.
  await chmod(home, 0o755)
  const dataDir = join(home, 'data')
  folders = {
    dataDir,
    stores: [
      { name: 'uploads', path: join(dataDir, 'uploads') },
      { name: 'documents', path: join(dataDir, 'documents') },
    ],
    hasPictures: true,
  }
  // What holds the folder as the product does.
  product = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)', 'start.ts'])
  server = await startPostgres({ dataDir })
  await ask('create table photos (n int, hash text)')
})
beforeEach(async () => {
  made += 1
  await hold()
})
afterAll(async () => {
  product.kill()
  await server.stop()
  await rm(home, { recursive: true, force: true })
})

const target = () => join(home, `backup-${made}`)
const lockFile = () => join(folders.dataDir, 'wepa.pid')
const hold = () => writeFile(lockFile(), `${product.pid}`)
const pictureOf = (hash: string) => join(folders.dataDir, 'uploads/uploads', `${hash}.webp`)
const back = (isTried = false) => backUp(folders, target(), { ...task, isTried })

/** As when the product was ended. */
async function endProduct(): Promise<void> {
  await server.stop()
  await rm(lockFile())
}

async function startAgain(): Promise<void> {
  server = await startPostgres({ dataDir: folders.dataDir })
}

async function ask(sql: string): Promise<unknown> {
  return withClient(server.url, async (client) => {
    const { rows } = await client.query(sql)
    return Object.values(rows[0] ?? {})[0]
  })
}

const countOf = (hash: string) => ask(`select count(*)::int from photos where hash = '${hash}'`)

/** A row and its picture, as the product writes them: the file first. */
async function addPhoto(hash: string): Promise<void> {
  await mkdir(join(folders.dataDir, 'uploads/uploads'), { recursive: true })
  await writeFile(pictureOf(hash), hash)
  await ask(`insert into photos values (1, '${hash}')`)
}

const leftovers = async () =>
  [...(await readdir(home)), ...(await readdir(folders.dataDir))].filter((name) =>
    /\.part-|^trial$|restoring/.test(name),
  )

describe('refused is a backup', () => {
  test('of nothing, where something is, and into what it copies', async () => {
    const nowhere = { ...folders, dataDir: join(home, 'nothing') }
    await expect(backUp(nowhere, target(), { ...task, isTried: false })).rejects.toThrow('No hay')
    await mkdir(target())
    await expect(back()).rejects.toThrow('ya existe')
    for (const inside of ['uploads/copia', 'postgres/copia']) {
      const into = join(folders.dataDir, inside)
      await expect(backUp(folders, into, { ...task, isTried: false })).rejects.toThrow('fuera')
    }
  })

  test('beside another one, and of a product that has not started its database', async () => {
    await withClient(server.url, async (client) => {
      await client.query(`select pg_create_physical_replication_slot('wepa_backup', true, true)`)
      await expect(back()).rejects.toThrow('otra copia')
    })
    await server.stop()
    await expect(back()).rejects.toThrow('está empezando')
    await startAgain()
    expect(await leftovers()).toEqual([])
  })

  test('that is interrupted', async () => {
    const ending = AbortSignal.abort(new Error('Interrumpido'))
    const options = { ...task, signal: ending, isTried: true }
    await expect(backUp(folders, target(), options)).rejects.toThrow('Interrumpido')
    expect(await leftovers()).toEqual([])
    expect(await ask('select count(*)::int from pg_replication_slots')).toBe(0)
  })

  test('that is interrupted while files are copied', async () => {
    for (let n = 0; n < 300; n++) await addPhoto(`many-${n}`)
    const ending = new AbortController()
    const begun = backUp(folders, target(), { ...task, signal: ending.signal, isTried: false })
    while (!(await isBegun())) await sleep(1)
    ending.abort(new Error('Interrumpido'))
    await expect(begun).rejects.toThrow('Interrumpido')
    expect(await leftovers()).toEqual([])
  })
})

const isBegun = async () =>
  (
    await readdir(join(home, `backup-${made}.part-${process.pid}`, 'uploads/uploads')).catch(
      () => [],
    )
  ).length > 0

describe('refused is restoring', () => {
  test('while the product runs', async () => {
    await back()
    await expect(restore(target(), folders, task)).rejects.toThrow('ya está funcionando')
  })

  test('what is no backup, or not whole any more', async () => {
    await addPhoto('whole')
    await expect(restore(home, folders, task)).rejects.toThrow('no es una copia completa')
    await back()
    await rm(join(target(), 'uploads/uploads/whole.webp'))
    await expect(tryBackup(target(), folders, task)).rejects.toThrow('le falta algo')
    await expect(restore(target(), folders, task)).rejects.toThrow('le falta algo')
  })

  test('a database with a broken page, and what was there stays', async () => {
    await addPhoto('kept')
    await back()
    const path = String(await ask(`select pg_relation_filepath('photos')`))
    const file = await open(join(target(), 'postgres', path), 'r+')
    await file.write(Buffer.alloc(64, 0x5a), 0, 64, 4096)
    await file.close()
    await expect(tryBackup(target(), folders, task)).rejects.toThrow(/invalid page/)
    await endProduct()
    await expect(restore(target(), folders, task)).rejects.toThrow(/invalid page/)
    await startAgain()
    expect(await countOf('kept')).toBe(1)
    expect(await leftovers()).toEqual([])
  })
})

test('what was acknowledged before its end is in it, while twenty people write', async () => {
  const until = new AbortController()
  let acknowledged = 0
  const write = async (writer: number) => {
    for (let n = 0; !until.signal.aborted; n++) {
      await addPhoto(`${writer}-${n}`)
      acknowledged += 1
      await sleep(200)
    }
  }
  const writers = Array.from({ length: 20 }, (_, writer) => write(writer))
  try {
    while (acknowledged <= 20) await sleep(20)
    const before = acknowledged
    const { contents } = await back(true)
    expect(contents?.photos).toBeGreaterThanOrEqual(before)
    expect(contents?.missing).toBe(0)
    expect(await leftovers()).toEqual([])
  } finally {
    until.abort()
    await Promise.all(writers)
  }
}, 60_000)

test('everything deleted comes back, with keys and pictures, and what was there stays beside it', async () => {
  const key = join(folders.dataDir, 'secret-box-key')
  // Another Wepa may have its data in a folder of this one.
  const second = join(folders.dataDir, 'second/postgres')
  await mkdir(second, { recursive: true })
  await addPhoto('mine')
  await writeFile(key, 'key')
  await back()
  expect(await readdir(target())).not.toContain('second')
  await ask('truncate photos')
  await rm(join(folders.dataDir, 'uploads'), { recursive: true })
  await writeFile(key, 'another')
  await addPhoto('later')
  await endProduct()

  const { missing, before } = await restore(target(), folders, task)
  await startAgain()
  expect(missing).toBe(0)
  expect([await countOf('mine'), await countOf('later')]).toEqual([1, 0])
  expect(await readFile(pictureOf('mine'), 'utf8')).toBe('mine')
  expect(await readFile(key, 'utf8')).toBe('key')
  const oldKey = before.find((path) => path.includes('secret-box-key')) ?? ''
  expect(await readFile(oldKey, 'utf8')).toBe('another')
  expect(await readdir(join(folders.dataDir, 'second'))).toEqual(['postgres'])
  expect(await leftovers()).toEqual([])
}, 60_000)

describe('a restore that was killed between two renames', () => {
  const names = ['place', 'staged', 'aside'] as const
  const paths = () => {
    const [place, staged, aside] = names.map((name) => join(home, `${name}-${made}`))
    return { place: place ?? '', staged: staged ?? '', aside: aside ?? '' }
  }
  const journal = (moves: unknown) =>
    writeFile(join(folders.dataDir, 'restoring.json'), JSON.stringify(moves))

  test('is finished by the next start, also where something was made in between', async () => {
    const { place, staged, aside } = paths()
    await writeFile(aside, 'old')
    await writeFile(staged, 'new')
    await writeFile(place, 'made in between')
    await journal([{ staged, place, aside }])
    expect(await finishSwap(folders.dataDir)).toBe(true)
    expect(await readFile(place, 'utf8')).toBe('new')
    expect(await readFile(aside, 'utf8')).toBe('old')
    expect(await readFile(`${aside}-2`, 'utf8')).toBe('made in between')
    expect(await finishSwap(folders.dataDir)).toBe(false)
  })

  test('says so where what it had staged is gone, and touches nothing', async () => {
    const { place, staged, aside } = paths()
    await writeFile(aside, 'old')
    await journal([{ staged, place, aside }])
    await expect(finishSwap(folders.dataDir)).rejects.toThrow(`lo que había está en ${aside}`)
    await rm(join(folders.dataDir, 'restoring.json'))
  })

  test('and one that cannot be carried out leaves all as it was', async () => {
    const { place, staged, aside } = paths()
    await writeFile(place, 'old')
    await writeFile(staged, 'new')
    const nowhere = { staged, place: join(home, 'nowhere/place'), aside }
    await expect(swap(folders.dataDir, [{ staged: null, place, aside }, nowhere])).rejects.toThrow()
    expect(await readFile(place, 'utf8')).toBe('old')
    expect(await readFile(staged, 'utf8')).toBe('new')
    expect(await finishSwap(folders.dataDir)).toBe(false)
  })
})

test('a picture that a row names and nobody has is told', async () => {
  await addPhoto('gone')
  await rm(pictureOf('gone'))
  const { contents } = await back(true)
  expect(contents).toMatchObject({ missing: 1 })
}, 60_000)

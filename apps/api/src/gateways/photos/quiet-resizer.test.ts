import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { makePng } from '../../../test/pictures.ts'
import { createImageResizer, ImageRefused } from './image-resizer.ts'
import { createQuietResizer } from './quiet-resizer.ts'

const quiet = createQuietResizer()
afterAll(() => quiet.close())

test('what is no picture is refused with its reason', async () => {
  await expect(quiet.resize(Buffer.from('hola'), 0)).rejects.toThrow(ImageRefused)
  const cut = makePng().subarray(0, 200)
  await expect(quiet.resize(cut, 0)).rejects.toMatchObject({ reason: 'unreadable' })
})

test('a picture comes out as from the server’s own process', async () => {
  const { DISPLAY_EDGE, PHONE_EDGE, THUMBNAIL_EDGE } = await import('@wepa/domain/photos/photo')
  const edges = { displayEdge: DISPLAY_EDGE, phoneEdge: PHONE_EDGE, thumbnailEdge: THUMBNAIL_EDGE }
  const png = makePng({ width: 200, height: 100, seed: 5 })
  const [own, other] = await Promise.all([
    createImageResizer(edges).resize(png, 90),
    quiet.resize(png, 90),
  ])
  expect(other).toEqual(own)
  expect([other.width, other.height]).toEqual([100, 200])
})

test('for few it makes the same sizes, in WebP alone', async () => {
  const png = makePng({ width: 1200, height: 100, seed: 6 })
  const [all, few] = [await quiet.resize(png, 0), await quiet.resizeForFew(png, 0)]
  expect([few.width, few.height, few.look]).toEqual([all.width, all.height, all.look])
  expect(few).toMatchObject({ display: {}, phone: {}, thumbnail: {} })
  for (const files of [few.display, few.phone, few.thumbnail]) {
    expect(Object.keys(files ?? {})).toEqual(['webp'])
  }
})

test('a crowd of those is told to come back, and those in the line are served', async () => {
  const asked = Array.from({ length: 63 }, (_, seed) => quiet.resizeForFew(makePng({ seed }), 0))
  const ends = await Promise.allSettled(asked)
  expect(ends.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { reason: 'busy' } },
  ])
})

test('many at once are answered each with its own', async () => {
  const seeds = [1, 2, 3, 4, 5]
  const drawn = await Promise.all(seeds.map((seed) => quiet.resize(makePng({ seed }), 0)))
  expect(new Set(drawn.map(({ hash }) => hash)).size).toBe(5)
})

test('after its process ended a new one draws', async () => {
  await quiet.resize(makePng(), 0)
  quiet.close()
  expect((await quiet.resize(makePng(), 0)).width).toBe(80)
})

test('goes on in a new process after so many pictures, and the ones before end', async () => {
  const few = createQuietResizer({ most: 2 })
  const before = new Set(childrenNow())
  const seen = new Set<string>()
  for (const seed of [1, 2, 3, 4, 5]) {
    expect((await few.resize(makePng({ seed }), 0)).width).toBe(80)
    for (const pid of childrenNow()) if (!before.has(pid)) seen.add(pid)
  }
  expect(seen.size).toBe(3)
  // However many are asked for at once, there are never two: their memory would add up.
  let isDrawing = true
  const atOnce = Promise.all([6, 7, 8, 9, 10].map((seed) => few.resize(makePng({ seed }), 0)))
  const most = countWhile(() => isDrawing, before)
  const drawn = await atOnce
  isDrawing = false
  expect(new Set(drawn.map(({ hash }) => hash)).size).toBe(5)
  expect(await most).toBe(1)
  await expect.poll(() => childrenNow().filter((pid) => !before.has(pid)).length).toBe(1)
  few.close()
})

test.runIf(process.platform === 'linux')(
  'whatever draws leaves the processors to others',
  // At its low priority it takes long on a busy machine.
  { timeout: 120_000 },
  async () => {
    const before = new Set(childrenNow())
    const low = createQuietResizer()
    const pictures = [11, 12, 13].map((seed) => makePng({ width: 900, height: 700, seed }))
    const drawing = Promise.all(pictures.map((picture) => low.resize(picture, 0)))
    let isDrawing = true
    const seen = new Set<number>()
    const watching = (async () => {
      while (isDrawing) {
        // Not before it has drawn one: it starts as any process does.
        const own = childrenNow().filter((pid) => !before.has(pid))
        for (const nice of own.flatMap(threadPriorities)) seen.add(nice)
        await setTimeout(20)
      }
    })()
    await drawing
    seen.clear()
    await Promise.all(pictures.map((picture) => low.resize(picture, 90)))
    isDrawing = false
    await watching
    low.close()
    expect([...seen]).toEqual([19])
  },
)

/** The nice values of a process's threads (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, field 19). */
function threadPriorities(pid: string): number[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })
}

/** The most processes beside those of `before` that were there at once. */
async function countWhile(goesOn: () => boolean, before: ReadonlySet<string>): Promise<number> {
  let most = 0
  while (goesOn()) {
    most = Math.max(most, childrenNow().filter((pid) => !before.has(pid)).length)
    await setTimeout(5)
  }
  return most
}

/** The processes that this one has started. */
function childrenNow(): string[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)])
  return String(stdout)
    .split('\n')
    .filter((line) => line.includes('quiet-resizer-process'))
    .map((line) => line.trim().split(' ')[0] ?? '')
}

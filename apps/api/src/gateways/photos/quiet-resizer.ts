// Pictures of an import, thousands of them, and those that people send each other: drawn in a process of the lowest priority,
// which ends when nothing is left to draw. Photos of ads and reads have the processors first, and its memory goes with it.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { createGate } from '../gate.ts'
import {
  ImageRefused,
  type ImageResizer,
  type ResizedImage,
  type Rotation,
} from './image-resizer.ts'

export type QuietResizer = Pick<ImageResizer, 'resize' | 'resizeForFew'> & { close: () => void }

/** What the other process is asked and answers. */
export type Question = {
  id: number
  bytes: Buffer
  rotation: Rotation
  isForFew: boolean
}
export type Answer = { id: number } & (
  | { image: ResizedImage }
  | { refused: ImageRefused['reason'] }
  | { failed: string }
)

const Answered = z.custom<Answer>((value) => typeof value === 'object' && value !== null)

type Waiting = { resolve: (image: ResizedImage) => void; reject: (error: Error) => void }
type Helper = {
  child: ChildProcess
  waiting: Map<number, Waiting>
  /** Pictures it was given, and those of them that are not done. */
  drawn: number
  open: number
  /** Once its process has ended. */
  gone: Promise<void>
}

/** Milliseconds without work after which the process ends. */
const idleFor = 20_000
/** Pictures that one process draws: what it keeps of them grows with their number. */
const mostOfOne = 250
/** Pictures for few that wait for their turn, and of these at once with the process: an import limits itself. */
const [longestQueue, fewAtOnce] = [60, 2]

export type QuietResizerOptions = {
  /** Pictures that one process draws. */
  most?: number
  /** Folder in which Node may keep the compiled sources of the process. */
  compiled?: string
}

/** Nothing is started before the first picture comes. */
export function createQuietResizer({
  most = mostOfOne,
  compiled,
}: QuietResizerOptions = {}): QuietResizer {
  let helper: Helper | undefined
  /** The end of the process before: the next one begins after it, for the memory of two adds up. */
  let leaving: Promise<void> | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  const end = () => {
    if (helper?.child.connected) helper.child.disconnect()
    helper = undefined
  }
  const begin = () => {
    const started = startHelper(() => {
      if (helper === started) helper = undefined
    }, compiled)
    return started
  }
  /** Who has drawn enough finishes what is begun, and then ends. */
  const retire = ({ child, open, gone }: Helper) => {
    helper = undefined
    leaving = gone.then(() => {
      leaving = undefined
    })
    if (open === 0 && child.connected) child.disconnect()
  }
  /** Who draws the next one. */
  const take = async () => {
    clearTimeout(idle)
    for (;;) {
      if (helper && helper.drawn >= most) retire(helper)
      if (!leaving) break
      await leaving
    }
    helper ??= begin()
    helper.drawn += 1
    helper.open += 1
    return helper
  }
  const rest = (drawer: Helper) => {
    drawer.open -= 1
    if (drawer.open > 0) return
    if (drawer === helper) idle = setTimeout(end, idleFor).unref()
    else if (drawer.child.connected) drawer.child.disconnect()
  }
  const draw = async (picture: Omit<Question, 'id'>) => {
    const drawer = await take()
    lastId += 1
    const question: Question = { ...picture, id: lastId }
    try {
      return await new Promise<ResizedImage>((resolve, reject) => {
        drawer.waiting.set(question.id, { resolve, reject })
        drawer.child.send(question)
      })
    } finally {
      drawer.waiting.delete(question.id)
      rest(drawer)
    }
  }
  const takeTurn = createGate(fewAtOnce, longestQueue, () => new ImageRefused('busy'))
  return {
    resize: (bytes, rotation) => draw({ bytes, rotation, isForFew: false }),
    resizeForFew: (bytes, rotation) => takeTurn(() => draw({ bytes, rotation, isForFew: true })),
    close: () => {
      clearTimeout(idle)
      end()
    },
  }
}

function startHelper(onEnd: () => void, compiled: string | undefined): Helper {
  const child = fork(join(import.meta.dirname, 'quiet-resizer-process.ts'), {
    serialization: 'advanced',
    // Pictures lie outside the heap, which needs little, and should not wait for a large one to fill.
    execArgv: ['--max-semi-space-size=2', '--max-old-space-size=96'],
    env: helperEnv(compiled),
  })
  // It is no reason for a process to stay.
  child.unref()
  child.channel?.unref()
  const waiting = new Map<number, Waiting>()
  const gone = new Promise<void>((done) => {
    child.on('exit', () => done())
  })
  child.on('message', (message) => settle(waiting, Answered.parse(message)))
  child.on('exit', () => {
    onEnd()
    for (const { reject } of waiting.values()) reject(new Error('the drawing process ended'))
  })
  child.on('error', () => child.kill())
  return { child, waiting, drawn: 0, open: 0, gone }
}

function helperEnv(compiled: string | undefined): Record<string, string> {
  return {
    // With one arena for each thread glibc would keep a picture's memory for each, and without a fixed size it keeps more of
    // each larger picture (https://man7.org/linux/man-pages/man3/mallopt.3.html, M_MMAP_THRESHOLD).
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    UV_THREADPOOL_SIZE: '2',
    // Without its sources compiled it would load the compiler of TypeScript, 9 MB. (The server needs 12 to 28 MB more with
    // them, since all of its code is there then, not only what is used.)
    ...(compiled && { NODE_COMPILE_CACHE: compiled }),
  }
}

function settle(waiting: ReadonlyMap<number, Waiting>, answer: Answer): void {
  const asked = waiting.get(answer.id)
  if (!asked) return
  if ('image' in answer) asked.resolve(answer.image)
  else if ('refused' in answer) asked.reject(new ImageRefused(answer.refused))
  else asked.reject(new Error(answer.failed))
}

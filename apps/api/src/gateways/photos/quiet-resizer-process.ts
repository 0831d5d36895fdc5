// The process behind quiet-resizer.ts. It ends when the other side is gone.
import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { DISPLAY_EDGE, PHONE_EDGE, THUMBNAIL_EDGE } from '@wepa/domain/photos/photo'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { createImageResizer, ImageRefused } from './image-resizer.ts'
import type { Answer, Question } from './quiet-resizer.ts'

lowerPriority()
// One picture at a time, by one thread: what several hold adds up.
sharp.concurrency(1)

const resizer = createImageResizer({
  displayEdge: DISPLAY_EDGE,
  phoneEdge: PHONE_EDGE,
  thumbnailEdge: THUMBNAIL_EDGE,
  atOnce: 1,
})
const Asked = z.custom<Question>((value) => typeof value === 'object' && value !== null)

process.on('message', async (message) => {
  const { id, bytes, rotation, isForFew } = Asked.parse(message)
  const draw = isForFew ? resizer.resizeForFew : resizer.resize
  process.send?.(await answer(id, () => draw(Buffer.from(bytes), rotation)))
})
process.on('disconnect', () => process.exit())

type Resized = ReturnType<typeof resizer.resize>

async function answer(id: number, draw: () => Resized): Promise<Answer> {
  try {
    return { id, image: await draw() }
  } catch (error) {
    if (error instanceof ImageRefused) return { id, refused: error.reason }
    return { id, failed: error instanceof Error ? error.message : 'unknown' }
  }
}

/**
 * Linux knows priorities of threads, not of processes, and the threads that draw are there before this file runs. Those
 * that they start inherit theirs (https://man7.org/linux/man-pages/man2/setpriority.2.html#BUGS).
 */
function lowerPriority(): void {
  setPriority(constants.priority.PRIORITY_LOW)
  if (process.platform !== 'linux') return
  for (const thread of readdirSync('/proc/self/task')) {
    setPriority(Number(thread), constants.priority.PRIORITY_LOW)
  }
}

// Leaves a Brotli and a gzip twin beside each text file of the build: the server sends them as they are.
import { createReadStream, createWriteStream } from 'node:fs'
import { glob, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const client = process.argv[2] ?? join(import.meta.dirname, '../dist/client')
/** Below this the twin saves less than a packet. */
const worthwhile = 1024

/** One list, from which each core takes the next file when it is done with one. */
const names = glob('**/*.{js,mjs,css,svg,webmanifest}', { cwd: client })
await Promise.all(Array.from({ length: availableParallelism() }, compressNext))

async function compressNext(): Promise<void> {
  for await (const name of names) await compress(join(client, name))
}

async function compress(path: string): Promise<void> {
  const { size } = await stat(path)
  if (size < worthwhile) return
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  })
  await pipeline(createReadStream(path), brotli, createWriteStream(`${path}.br`))
  await pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(`${path}.gz`))
}

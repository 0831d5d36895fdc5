// ZIPs that are made while they are sent: one file after the other, none held as a whole.
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type ZipContent = {
  name: string
  /** Opens the file when its turn comes; undefined for one that is gone by then. */
  open: () => Promise<Readable | undefined>
  /** Of pictures: they get no smaller. */
  isCompressed?: boolean
}

/** A ZIP of these files, in their order. It breaks off where one of them fails: half of one cannot pass for all. */
export function writeZip(contents: AsyncIterable<ZipContent>): Readable {
  const zip = new ZipFile()
  const { outputStream } = zip
  if (!(outputStream instanceof Readable)) throw new Error('a ZIP that cannot be read')
  const fail = (error: Error) => void outputStream.destroy(error)
  zip.on('error', fail)
  addAll(zip, contents).catch(fail)
  return outputStream
}

async function addAll(zip: ZipFile, contents: AsyncIterable<ZipContent>): Promise<void> {
  for await (const { name, open, isCompressed = false } of contents) {
    zip.addReadStreamLazy(name, { compress: !isCompressed }, (done) => {
      open().then(
        (stream) => done(null, stream ?? Readable.from([])),
        (error: Error) => done(error, Readable.from([])),
      )
    })
  }
  zip.end()
}

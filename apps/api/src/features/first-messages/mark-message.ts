// Hashes by which first messages alike are known, and from which nothing of them can be read without the key.
import { createHmac } from 'node:crypto'
import { linksOf, shinglesOf } from '@wepa/domain/moderation/first-message'
import type { Mark } from './first-messages.repo.ts'

/** Each mark of words is made of so many of the eight smallest numbers of a message. */
const together = 2
/** The bytes of one number; a hash has eight of them. */
const width = 4

/**
 * The marks of a message: of its shingles four, each of two min-hashes, so that messages that share most of their
 * words share a mark and others hardly ever do; and one of each link elsewhere.
 */
export function markMessage(
  content: string,
  { key, ownHost }: { key: string; ownHost: string },
): Mark[] {
  const hash = (what: string) => createHmac('sha256', key).update(what).digest()
  const links = linksOf(content, ownHost).map(
    (link): Mark => ({ kind: 'link', hash: readHash(hash(`link ${link}`)) }),
  )
  const hashes = shinglesOf(content).map((shingle) => hash(`words ${shingle}`))
  return hashes.length === 0 ? links : [...marksOfWords(hashes), ...links]
}

/** One hash of a shingle is eight numbers, as good as eight hashes: of each the smallest of all shingles is kept. */
function marksOfWords(hashes: readonly Buffer[]): Mark[] {
  const least = Array.from({ length: 32 / width }, (_, at) =>
    hashes.map((each) => each.subarray(at * width, (at + 1) * width)).reduce(smaller),
  )
  return Array.from({ length: least.length / together }, (_, at) => {
    const some = least.slice(at * together, (at + 1) * together)
    return { kind: 'words', hash: readHash(Buffer.concat(some)) }
  })
}

function smaller(a: Buffer, b: Buffer): Buffer {
  return Buffer.compare(a, b) <= 0 ? a : b
}

function readHash(bytes: Buffer): string {
  return bytes.readBigInt64BE().toString()
}

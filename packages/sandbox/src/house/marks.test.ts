import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrokenMarks } from './marks.ts'

/** Put together here, or this file would be one of those that are found. */
const section = ['§', '9'].join('')
const decision = ['decision', 'B4'].join(' ')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wepa-marks-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(join(root, dirname(file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

test('a section and a decision of a document that is not here are found, with their lines', async () => {
  write('a.ts', `// Fine.\n// As ${section} says (${decision}).\n`)
  expect(await findBrokenMarks(root)).toEqual([`a.ts:2: ${section}`, `a.ts:2: ${decision}`])
  write('a.ts', `// ${decision}\n`)
  expect(await findBrokenMarks(root)).toEqual([`a.ts:1: ${decision}`])
})

test('a decision that is only a word is none', async () => {
  write('a.ts', '// The decision is theirs. A decision a day.\n')
  expect(await findBrokenMarks(root)).toEqual([])
})

test('a page of the docs must be there, and the heading it is named with', async () => {
  write('docs/ads.md', '# Ads\n\n## Expiry and renewal\n\n<a id="kept"></a>\n')
  write('a.ts', '// docs/ads.md#expiry-and-renewal, docs/ads.md#kept and docs/ads.md\n')
  expect(await findBrokenMarks(root)).toEqual([])
  write('b.ts', '// docs/ads.md#expiry\n// docs/gone.md\n')
  expect(await findBrokenMarks(root)).toEqual([
    'b.ts:1: docs/ads.md#expiry',
    'b.ts:2: docs/gone.md',
  ])
})

test('what stands in a block of code is no heading, and of two headings alike both are found', async () => {
  write('docs/ads.md', '# Ads\n```\n# Code\n```\n## States\n## States\n')
  write('a.ts', '// docs/ads.md#states docs/ads.md#states-1\n// docs/ads.md#code\n')
  expect(await findBrokenMarks(root)).toEqual(['a.ts:2: docs/ads.md#code'])
})

test('links to sources, folders and with a title are followed too', async () => {
  write('src/a.ts', '')
  write('docs/one.md', '[a](../src/a.ts) [src](../src) [one](one.md "One") [path](/report)\n')
  expect(await findBrokenMarks(root)).toEqual([])
  write('docs/one.md', '[a](../src/b.ts) [one](gone.md "One")\n')
  expect(await findBrokenMarks(root)).toEqual([
    'docs/one.md:1: src/b.ts',
    'docs/one.md:1: docs/gone.md',
  ])
})

test('links between pages are followed from where they stand; the web is not', async () => {
  write('docs/one.md', '[two](deep/two.md#here) [self](#one)\n# One\n')
  write('docs/deep/two.md', '# Here\n[one](../one.md) [web](https://example.com/a.md)\n')
  expect(await findBrokenMarks(root)).toEqual([])
  write('docs/deep/two.md', '# There\n[one](one.md)\n')
  expect(await findBrokenMarks(root)).toEqual([
    'docs/deep/two.md:2: docs/deep/one.md',
    'docs/one.md:1: docs/deep/two.md#here',
  ])
})

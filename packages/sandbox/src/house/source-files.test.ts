import { expect, test } from 'vitest'
import { folderSizes, medianLength } from './source-files.ts'

const file = (path: string, lines = 1) => ({ path, lines })

test('files count in their own folder alone, and the fullest folder leads', () => {
  const files = [file('a/one.ts'), file('a/b/two.ts'), file('a/b/three.test.ts')]
  expect(folderSizes(files)).toEqual([
    { folder: 'a/b', files: 2 },
    { folder: 'a', files: 1 },
  ])
})

test('routes and migrations lie in one list, whatever their number', () => {
  const files = [file('apps/web/src/routes/a.tsx'), file('apps/api/src/db/migrations/001.ts')]
  expect(folderSizes(files)).toEqual([])
})

test('the median is the middle length', () => {
  expect(medianLength([file('a', 300), file('b', 10), file('c', 40)])).toBe(40)
  expect(medianLength([])).toBe(0)
})

import { expect, test } from 'vitest'
import { circularFiles, firstLoad } from './first-load.ts'

const files = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'src/routes/search.tsx?tsr-split=component': {
    file: 'search.js',
    imports: ['index.html', '_card.js'],
  },
  '_card.js': { file: 'card.js', imports: ['_react.js'] },
  '_editor.js': { file: 'editor.js' },
}

test('a route that was not built is refused, so that the budget cannot pass for nothing', () => {
  expect(() => firstLoad(files, 'home')).toThrow('no route home')
})

test('what is imported at once counts, each file once; what comes later does not', () => {
  expect(firstLoad(files, 'search')).toEqual(['entry.js', 'react.js', 'search.js', 'card.js'])
})

test('files that need each other are named; a file that two need is not', () => {
  expect(circularFiles(files)).toEqual([])
  const round = { ...files, '_react.js': { file: 'react.js', imports: ['index.html'] } }
  expect(circularFiles(round)).toEqual(['entry.js', 'react.js'])
})

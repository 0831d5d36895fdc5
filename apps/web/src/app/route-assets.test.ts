import { expect, test } from 'vitest'
import { routeAssets } from './route-assets.ts'

const split = '?tsr-split=component'
const files = {
  'index.html': {
    file: 'assets/index-1.js',
    isEntry: true,
    imports: ['_react.js', '_trpc.js', '_ui.js'],
  },
  '_react.js': { file: 'assets/react-2.js' },
  '_trpc.js': { file: 'assets/trpc-3.js', imports: ['_react.js'] },
  '_ui.js': { file: 'assets/ui-8.js', imports: ['index.html'] },
  '_card.js': { file: 'assets/card-4.js', imports: ['_react.js', 'index.html'] },
  [`src/routes/index.tsx${split}`]: { file: 'assets/home-5.js', imports: ['_card.js'] },
  [`src/routes/category.$slug.tsx${split}`]: { file: 'assets/category-6.js' },
  'style.css': { file: 'assets/style-7.css' },
}
const sizes = new Map([
  ['/assets/react-2.js', 60_000],
  ['/assets/home-5.js', 4_000],
  ['/assets/category-6.js', 9_000],
])
const libraries = ['/assets/react-2.js', '/assets/trpc-3.js']
const shared = [...libraries, '/assets/ui-8.js', '/assets/index-1.js']

test('a build without an entry is refused', () => {
  expect(() => routeAssets({}, new Map())).toThrow('no entry')
})

test('the router names the styles alone, so that nothing competes with the first paint', () => {
  expect(routeAssets(files, sizes).manifest).toEqual({
    routes: { __root__: { css: ['/assets/style-7.css'] } },
  })
})

test('the program runs from what everything needs to the entry; what needs the entry runs with it', () => {
  const { run } = routeAssets(files, sizes).program(['__root__', '/'])
  expect(run).toEqual([...libraries, '/assets/index-1.js'])
})

test("a screen's own files are fetched with the shared ones, under the name the router knows it by", () => {
  const { program } = routeAssets(files, sizes)
  const home = ['/assets/card-4.js', '/assets/home-5.js']
  expect(program(['__root__', '/']).fetched).toEqual([...shared, ...home])
  const category = ['/assets/category-6.js']
  expect(program(['__root__', '/category/$slug']).fetched).toEqual([...shared, ...category])
})

test('what a program costs is the sum of its own files', () => {
  const { program } = routeAssets(files, sizes)
  expect(program(['__root__', '/']).bytes).toBe(64_000)
})

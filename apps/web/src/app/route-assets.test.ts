import { expect, test } from 'vitest'
import { routeAssets } from './route-assets.ts'

const split = '?tsr-split=component'
const files = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-2.js' },
  '_card.js': { file: 'assets/card-3.js', imports: ['_react.js', 'index.html'] },
  [`src/routes/index.tsx${split}`]: { file: 'assets/home-4.js', imports: ['_card.js'] },
  [`src/routes/category.$slug.tsx${split}`]: { file: 'assets/category-5.js' },
  'style.css': { file: 'assets/style-6.css' },
}

test('a build without an entry is refused', () => {
  expect(() => routeAssets({})).toThrow('no entry')
})

test('every page gets the entry, what it imports, and the styles', () => {
  expect(routeAssets(files).routes.__root__).toEqual({
    scripts: [{ attrs: { type: 'module', src: '/assets/index-1.js' } }],
    css: ['/assets/style-6.css'],
    preloads: ['/assets/index-1.js', '/assets/react-2.js'],
  })
})

test('a route adds its own chunks only, under the name the router knows it by', () => {
  expect(routeAssets(files).routes['/']).toEqual({
    preloads: ['/assets/home-4.js', '/assets/card-3.js'],
  })
  expect(routeAssets(files).routes['/category/$slug']).toEqual({
    preloads: ['/assets/category-5.js'],
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../routes')
const files = readdirSync(folder).filter((name) => name !== '__root.tsx')

// The build cuts each route's screens off by itself. A second cut is one that the server does not wait for: the
// first page of a process then came with a hole, and React threw its HTML away (error 419).
test.each(files)('%s leaves it to the build to cut its screens off', (file) => {
  expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/lazyRouteComponent|\blazy\(/)
})

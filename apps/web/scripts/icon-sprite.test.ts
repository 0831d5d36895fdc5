import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeIconSprite } from './icon-sprite.ts'

test('the sprite holds the icons that are imported, by any of their names, and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wepa-icons-'))
  const code = "import { Home, type LucideIcon, Heart as Love } from 'lucide-react'\n"
  await writeFile(join(folder, 'a.tsx'), code)
  const { source, url } = await makeIconSprite(folder)
  expect([...source.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)).toEqual([
    'heart',
    'house',
  ])
  expect(source).toMatch(/<symbol id="heart" viewBox="0 0 24 24"><path d="[^"]+"\/><\/symbol>/)
  expect(url).toMatch(/^\/assets\/icons-[\w-]{8}\.svg$/)
  await rm(folder, { recursive: true })
})

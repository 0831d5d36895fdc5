import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { finish, spawnTool } from './child.ts'

const folder = await mkdtemp('/tmp/wepa-child-test-')
afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.skipIf(process.platform === 'win32')(
  'a tool whose script says `node` gets this Node, whichever comes first in PATH',
  async () => {
    await writeFile(join(folder, 'node'), '#!/bin/sh\necho another; exit 9\n')
    await chmod(join(folder, 'node'), 0o755)
    const scripts = { which: 'node -p process.execPath' }
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }))
    vi.stubEnv('PATH', [folder, '/usr/bin', '/bin'].join(delimiter))
    const { child, words } = spawnTool({ name: 'which', args: ['--run', 'which'], cwd: folder })
    await finish(child, 'which')
    expect(words().trim()).toBe(process.execPath)
  },
)

// The project's dependencies, installed only when what is asked for has changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'

/**
 * Runs pnpm with the frozen lock file unless the last run here saw the same files. `packages` is 'all', or
 * 'production' without what only checks and tests need, almost half of the space; what a developer has installed is
 * never taken away.
 */
export async function installDependencies(root, tools, packages) {
  const stamp = join(root, 'node_modules', '.wepa-installed')
  const wanted = await fingerprint(root, tools)
  const found = await readFile(stamp, 'utf8').catch(() => '')
  const hasAll = await hasDevelopmentPackages(root)
  if (found === wanted && (hasAll || packages === 'production')) return
  process.stdout.write('Instalando las dependencias…\n')
  const scope = hasAll || packages === 'all' ? [] : ['--prod']
  const options = ['--frozen-lockfile', '--reporter=append-only', ...scope]
  const { status } = spawnSync(tools.node, [tools.pnpm, 'install', ...options], {
    cwd: root,
    // Without a terminal pnpm asks nothing; it may have to replace a folder another pnpm made.
    env: { ...tools.env, CI: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('pnpm no pudo instalar las dependencias')
  await writeFile(stamp, wanted)
}

/** As pnpm itself remembers it: somebody may have run it without us. */
async function hasDevelopmentPackages(root) {
  const notes = await readFile(join(root, 'node_modules', '.modules.yaml'), 'utf8').catch(() => '')
  return /"?devDependencies"?: true/.test(notes)
}

/** A hash over everything that decides what gets installed. */
async function fingerprint(root, tools) {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']
  for (const group of ['apps', 'packages']) {
    for (const name of (await readdir(join(root, group))).sort()) {
      const file = join(group, name, 'package.json')
      if (existsSync(join(root, file))) files.push(file)
    }
  }
  const hash = createHash('sha256').update(tools.node)
  for (const file of files) hash.update(await readFile(join(root, file)))
  return hash.digest('hex')
}
